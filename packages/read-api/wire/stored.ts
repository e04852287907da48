/** A record as the database holds it: what its file said, and when it was made and last changed. */
export type Stored<Content> = { fields: Content; created_at: string; updated_at: string }
