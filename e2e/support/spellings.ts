/** How an upstream names fields: as the description of the API, or as the hosted service where its responses differ. */
export type Spelling = 'description' | 'live'

// biome-ignore lint/suspicious/noExplicitAny: JSON of the API
type Json = any

/** The fields of a job of embed, by the description. */
const describedEmbedJob =
  'id reference name slug description profile recruitment_process salary created_at start_date office department contract_type cms_sites_references websites_urls'
/** The fields of the job operation, by the description. */
const describedJob =
  'reference external_reference organization_reference name status profile description company_description apply_url language experience_level education_level contract_type contract_duration_min contract_duration_max start_date department_id office_id remote cms_sites_references salary created_at updated_at published_at archived_at stages candidates_count websites application_fields organization office'

/** A response of the API in one spelling. Both contain the same information: the first of several offices, for example. */
export function respell(path: string, record: Json, spelling: Spelling): Json {
  if (path.endsWith('/embed')) return spelling === 'live' ? toLiveEmbed(record) : toDescribedEmbed(record)
  if (/\/jobs\/[^/]+$/.test(path)) return spelling === 'live' ? toLiveJob(record) : pick(record, describedJob)
  if (path.endsWith('/organizations')) return spelling === 'live' ? record.map(toLiveOrganization) : record
  if (path.endsWith('/articles/all'))
    return record.map(spelling === 'live' ? toLiveArticle : toDescribedArticle)
  return record
}

function toDescribedEmbed(embed: Json): Json {
  return {
    name: embed.name,
    jobs: embed.jobs.map((job: Json) => ({
      ...pick(job, describedEmbedJob),
      websites_urls: job.websites_urls.map(({ reference, url }: Json) => ({ reference, url })),
    })),
    websites: embed.websites.map(({ reference, kind, url }: Json) => ({ reference, kind, url })),
  }
}

/** `department` and `office` can be null, `salary` is always there, and nothing is said about remote work. */
function toLiveEmbed(embed: Json): Json {
  return {
    name: embed.name,
    jobs: embed.jobs.map(({ remote, ...job }: Json) => ({
      ...job,
      created_at: mapValues(job.created_at, (text) => text.replace(/^The /, '')),
      office: job.office.id ? job.office : null,
      offices: job.offices.slice(0, 1),
      department: job.department.id ? job.department : null,
      recruitment_process: job.recruitment_process || null,
      websites_urls: job.websites_urls.map(({ reference, url }: Json) => ({
        website_reference: reference,
        url,
      })),
    })),
    websites: embed.websites.map(({ reference, kind, url, organization_url }: Json) => ({
      reference,
      kind,
      root_url: url,
      organization_url,
    })),
  }
}

function toLiveJob(job: Json): Json {
  const { education_level, offices, ...rest } = job
  return {
    ...rest,
    ...(offices && { offices: offices.slice(0, 1) }),
    education_level: education_level?.toLowerCase() ?? null,
    profession_reference: 'a-profession',
    updated_at: withMicroseconds(job.updated_at),
  }
}

/** Unset handles are null, and websites without a cover have no `cover_url`. */
function toLiveOrganization(organization: Json): Json {
  const { websites, updated_at } = organization
  return {
    ...mapValues(organization, (value) => (value === '' ? null : value)),
    websites: websites.map(({ cover_url, ...website }: Json) =>
      cover_url ? { ...website, cover_url } : website,
    ),
    updated_at: withMicroseconds(updated_at),
  }
}

function toDescribedArticle(article: Json): Json {
  return { ...article, categories: article.categories.map(({ title, ...category }: Json) => category) }
}

function toLiveArticle(article: Json): Json {
  return {
    ...article,
    content: article.content.replaceAll('\n', '\r\n'),
    categories: article.categories.map(({ name, ...category }: Json) => ({ ...category, title: name })),
  }
}

function withMicroseconds(timestamp: string): string {
  return timestamp.replace(/(\.\d{3})(?=[+Z-])/, '$1757')
}

function mapValues(record: Json, change: (value: Json) => Json): Json {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function pick(record: Json, names: string): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => names.split(' ').includes(key)))
}
