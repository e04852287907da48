declare module '@marbec/web-auto-extractor' {
  type Node = Record<string, unknown>

  /** The structured data of HTML, by format and, within a format, by type. */
  class WebAutoExtractor {
    constructor(options: { addLocation: boolean })
    parse(html: string): { jsonld: Record<string, Node[]>; errors?: unknown[] }
  }
  export = WebAutoExtractor
}

declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    /** `schemaOrg` for what the vocabulary lacks. */
    errorType?: string
  }

  class Validator {
    constructor(vocabulary: unknown)
    validate(extracted: { jsonld: unknown }): Promise<Issue[]>
  }
  export = Validator
}
