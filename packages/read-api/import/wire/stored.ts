/** A record of the database: the validated fields of its file, and its timestamps as the API sends them. */
export type Stored<Content> = { fields: Content; created_at: string; updated_at: string }
