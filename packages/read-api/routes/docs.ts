import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js'

/** The page loads and runs only files of this server, and no other page can frame it. */
const pageSecurity = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// URLs are relative to /api/v1/docs, so that they are valid wherever the API is mounted.
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Read API</title>
<link rel="icon" href="docs/favicon-32x32.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<noscript>The description of this API is at <a href="openapi.json">openapi.json</a>.</noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`

// `validatorUrl: null` prevents requests to the public validator of Swagger UI. Without `persistAuthorization`, the
// browser does not store a token that the reader enters.
const start = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
})
`

const types = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'application/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

/** A day: the files change with a new version of the server only, but their URLs have no version. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800'

/** Swagger UI with the description of the API, and its files. */
export function docsRoutes(): OpenAPIHono {
  const app = new OpenAPIHono()
  app.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': pageSecurity }))
  app.get('/docs/start.js', (c) =>
    c.body(start, 200, { 'Content-Type': 'application/javascript; charset=utf-8' }),
  )
  for (const [name, type] of Object.entries(types)) {
    app.get(`/docs/${name}`, async (c) =>
      c.body(await readFile(join(swaggerUiFolder(), name)), 200, {
        'Content-Type': type,
        'Cache-Control': caching,
      }),
    )
  }
  return app
}
