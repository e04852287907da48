import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js'

/** The page loads nothing from elsewhere, runs nothing but its files, and is shown in no frame. */
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

// Addresses are relative to /api/v1/docs, so that they hold wherever the API is mounted.
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

// Without a validator, which would be asked on another host; a token that is typed in is kept until the page is left.
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

/** The documentation of the API as a page, with everything it loads. */
export function docsRoutes(): OpenAPIHono {
  const app = new OpenAPIHono()
  app.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': pageSecurity }))
  app.get('/docs/start.js', (c) =>
    c.body(start, 200, { 'Content-Type': 'application/javascript; charset=utf-8' }),
  )
  for (const [name, type] of Object.entries(types)) {
    app.get(`/docs/${name}`, async (c) => {
      const file = await readFile(join(swaggerUiFolder(), name))
      return c.body(Uint8Array.from(file), 200, { 'Content-Type': type })
    })
  }
  return app
}
