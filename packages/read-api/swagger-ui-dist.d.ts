/** The package has no types; this is the one of its modules that is used. */
declare module 'swagger-ui-dist/absolute-path.js' {
  const folder: () => string
  export = folder
}
