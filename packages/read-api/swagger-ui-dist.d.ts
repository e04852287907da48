/** The package has no types. This declares its only used module. */
declare module 'swagger-ui-dist/absolute-path.js' {
  const folder: () => string
  export = folder
}
