import { basePath } from '@/lib/base-path'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { routes } from '@/lib/routes'
import type { Preview } from './preview-session'

/**
 * The bar of the preview, in a frame of its own: so the stylesheets and scripts of visitors' pages have nothing of it. The
 * style attributes are here for the same reason.
 */
const barHeight = '3.5rem'

/** `path` is that of the page within the site. */
export function PreviewBarFrame({ preview, path }: { preview: Preview; path: string }) {
  const [, locale = ''] = path.split('/')
  return (
    <>
      <div style={{ height: barHeight }} />
      <iframe
        id="preview-bar"
        title={editorMessagesFor(locale).Preview.frameTitle}
        src={routes.previewBar(preview.token, (preview.prefix || basePath) + path)}
        style={{
          position: 'fixed',
          inset: 'auto 0 0 0',
          width: '100%',
          height: barHeight,
          border: 0,
          zIndex: 50,
        }}
      />
    </>
  )
}
