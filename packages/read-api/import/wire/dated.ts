/** The checked fields of a file, and the timestamps of its record as the API sends them. */
export type Dated<Content> = { fields: Content; created_at: string; updated_at: string }
