declare module '@/elements/built/site.asset.js' {
  /** The URL of the bundle of elements/site.ts, which elements/build.mjs makes. */
  const url: string
  export default url
}

declare module '@/elements/built/reading.asset.js' {
  /** The URL of the bundle of elements/reading.ts. */
  const url: string
  export default url
}

declare module '@/elements/built/vitrine-jobs.json' {
  /** The file of elements/jobs/vitrine-jobs.ts in public/elements, and its hash for the attribute `integrity`. */
  const element: { file: string; integrity: string }
  export default element
}

declare module '@/elements/built/measuring.asset.js' {
  /** The URL of the bundle of elements/measuring.ts. */
  const url: string
  export default url
}
