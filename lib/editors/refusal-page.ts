/** Whether a client shows HTML, by the value of `Accept`. */
export function acceptsHtml(accept: string | null | undefined): boolean {
  return (accept ?? '').includes('text/html')
}

/** A short HTML document that says why a form or a link of editors is refused. The texts are those of messages, without markup. */
export function toRefusalPage(locale: string, title: string, text: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.5rem}</style><h1>${title}</h1><p>${text}</p></html>`
}
