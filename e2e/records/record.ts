/** An article file: its folder, the text below the front matter, and the front matter. */
export type ArticleRecord = {
  language: string
  reference: string
  name: string
  published_at?: string
  status?: 'draft'
  content: string
  [field: string]: unknown
}

/** A job file: its folder, its name and its fields. */
export type JobRecord = {
  organization: string
  slug: string
  reference: string
  name: string
  status: 'published' | 'draft' | 'archived'
  language: string
  published_at?: string
  description: string
  spontaneous?: boolean
  remote?: string
  offices?: readonly number[]
  sites?: readonly string[]
  salary?: { min?: number; max?: number; currency: string | null; period: string }
  [field: string]: unknown
}
