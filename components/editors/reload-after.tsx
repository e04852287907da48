/** Reloads the page after a time, without a script. */
export function ReloadAfter({ seconds }: { seconds: number }) {
  return <meta httpEquiv="refresh" content={String(seconds)} />
}
