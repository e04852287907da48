/** A text of the bar, and the one that stands in its place on a narrow screen. */
export function ShortText({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="max-sm:hidden">{text}</span>
      <span className="sm:hidden">{short}</span>
    </>
  )
}
