declare module '@/elements/built/site.asset.js' {
  /** The URL of the bundle of elements/site.ts, which elements/build.mjs makes. */
  const url: string
  export default url
}
