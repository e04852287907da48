declare module '@marbec/web-auto-extractor' {
  type Node = Record<string, unknown>

  /** Extracts the structured data of HTML, by format and type. */
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
    /** `schemaOrg` for a type or property that is not in the vocabulary. */
    errorType?: string
  }

  class Validator {
    constructor(vocabulary: unknown)
    validate(extracted: { jsonld: unknown }): Promise<Issue[]>
  }
  export = Validator
}
