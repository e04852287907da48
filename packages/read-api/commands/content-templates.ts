import type { ContentExamples } from './content-examples'

export const newKinds = ['article', 'job', 'organization'] as const
export type NewKind = (typeof newKinds)[number]

export type NewRecord = {
  reference: string
  name: string
  language: string
  /** The website of the organization, by its reference in sites.yaml. */
  site: string
  /** ISO 8601. */
  now: string
  /** What keys in comments name, so that the import accepts them without the `#`. */
  examples: ContentExamples
}

/** A list with the example, if there is one. */
function listOf(example: string | number | undefined): string {
  return `[${example ?? ''}]`
}

/**
 * The content of a new file. Keys that are required have a value; the others are in comments, with an example. content/README.md
 * describes all keys.
 */
export const contentTemplates: Readonly<Record<NewKind, (record: NewRecord) => string>> = {
  article: ({ reference, name, now, examples }) => `---
# Required.
reference: ${reference}   # made for this file: never change it
name: ${JSON.stringify(name)}
published_at: ${now}   # a time in the future schedules the article

# Remove this line to publish the article.
status: draft

# Optional: remove the # before a key to use it.
#summary: One or two sentences for lists and feeds.
#image: /media/articles/name-of-the-file.webp   # a file in media/ of this folder
#authors: ${listOf(examples.author)}   # keys in authors.yaml
#categories: ${listOf(examples.category)}   # references in categories.yaml
#collections: ${listOf(examples.collection)}   # references in collections.yaml
#organizations: ${listOf(examples.organization)}   # names of files in organizations/, without .yaml
#seo_title: A title with the words that people search for
#seo_description: One or two sentences for search engines.
#social_image: /media/articles/name-of-the-file.webp   # at least 1200 × 630 pixels
---
Write the text here, in Markdown.
`,
  job: ({ reference, name, language, now, examples }) => `# Required.
reference: ${reference}   # made for this file: never change it
name: ${JSON.stringify(name)}
language: ${language}
description: |   # HTML: p ul ol li strong em h3 h4 br a; or lines without elements
  Describe the tasks in a few sentences.
contract_type: FULL_TIME   # or PART_TIME TEMPORARY FREELANCE INTERNSHIP APPRENTICESHIP OTHER
published_at: ${now}

# draft, published or archived. Write published to publish the job.
status: draft

# Optional: remove the # before a key to use it.
#apply_url: https://jobs.example.com/apply   # or mailto:jobs@example.com
#profile: Who you are looking for.
#recruitment_process: What happens after an application.
#offices: ${listOf(examples.office)}   # ids of offices in the file of the organization, the main one first
${
  examples.department === undefined
    ? '# department: the id of a department, once the file of the organization has some'
    : `#department: ${examples.department}   # id of a department in the file of the organization`
}
#remote: partial   # no, punctual, partial or fulltime
#salary: { min: 32000, max: 38000, currency: EUR, period: yearly }
#start_date: 2027-01-04
#experience_level: 2_TO_3_YEARS
#education_level: BAC_3
`,
  organization: ({ reference, name, language, site }) => `# Required.
reference: ${reference}   # made for this file: never change it
name: ${JSON.stringify(name)}
default_language: ${language}
websites:   # the site shows the organization because of this one
  - site: ${site}

# Optional: remove the # before a key to use it.
#logo: /media/logos/name-of-the-file.webp   # a file in media/ of this folder
#covers: { ${language}: /media/organizations/name-of-the-file.webp }
#descriptions: { ${language}: "What the organization does, in Markdown." }
#sectors: [engineering]
#media_website_url: https://www.example.com
#nb_employees: 340
#creation_year: 2009
#departments: [{ id: 11, name: Engineering }]   # ids are your choice
#offices: [{ id: 101, name: Headquarters, city: Lyon, country_code: FR, is_headquarter: true }]
#images: [{ name: Workshop, file: /media/organizations/name-of-the-file.webp }]
`,
}
