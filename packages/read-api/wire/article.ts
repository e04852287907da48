import type { ArticleWire } from '@vitrine/api-contract/article'
import type { ArticleForm } from '#content-schemas/article'
import type { OrganizationForm } from '#content-schemas/organization'
import type { AuthorForm, CategoryForm, CollectionForm } from '#content-schemas/taxonomy'
import { toTimestamp } from '#time'
import { type Media, optionalMedia } from './media'
import { numericId } from './numeric-id'
import type { Stored } from './stored'
import { videoToWire } from './video'

/** What an article shows of other records, in the order in which its file names them. */
export type ArticleParts = {
  categories: readonly Stored<CategoryForm>[]
  collections: readonly CollectionForm[]
  authors: readonly AuthorForm[]
  organizations: readonly OrganizationForm[]
}

export function articleToWire(article: Stored<ArticleForm>, parts: ArticleParts, media: Media): ArticleWire {
  const { form } = article
  return {
    reference: form.reference,
    name: form.name,
    summary: form.summary ?? '',
    content: withAbsoluteImages(form.content, media),
    language: form.language,
    url: form.url ?? null,
    image_url: optionalMedia(media, form.image),
    indexed: form.indexed,
    seo_title: form.seo_title ?? '',
    seo_description: form.seo_description ?? '',
    social_title: form.social_title ?? '',
    social_description: form.social_description ?? '',
    social_image_url: optionalMedia(media, form.social_image),
    published_at: toTimestamp(form.published_at),
    cms_collections: parts.collections.map((collection) => toCollection(collection, media)),
    cms_authors: parts.authors.map((author) => toAuthor(author, media)),
    categories: parts.categories.map(toCategory),
    organizations: parts.organizations.map((organization) => ({
      name: organization.name,
      slug: organization.slug,
      description: organization.description ?? '',
      logo_url: optionalMedia(media, organization.logo),
    })),
    cms_video: toArticleVideo(article, media),
  }
}

/** Images of the text, Markdown's or HTML's, that start with `/`: readers elsewhere need their whole address. */
function withAbsoluteImages(content: string, media: Media): string {
  const image = /(!\[[^\]\n]*\]\(|<img\s[^>]*?\bsrc=["'])(\/(?!\/)[^\s"')]*)/g
  return content.replace(image, (_match, before: string, address: string) => `${before}${media(address)}`)
}

function toCategory({
  form,
  created_at,
  updated_at,
}: Stored<CategoryForm>): ArticleWire['categories'][number] {
  return {
    reference: form.reference,
    name: form.name,
    title: form.name,
    created_at,
    updated_at,
    published_at: form.published_at === undefined ? created_at : toTimestamp(form.published_at),
  }
}

function toCollection(form: CollectionForm, media: Media): ArticleWire['cms_collections'][number] {
  const { id, reference, title, slug, summary = '', language } = form
  return { id, reference, title, slug, summary, language, cover: { url: optionalMedia(media, form.cover) } }
}

function toAuthor(form: AuthorForm, media: Media): ArticleWire['cms_authors'][number] {
  return {
    name: form.name,
    headline: form.headline ?? '',
    website: form.website ?? null,
    social_networks: form.social_networks ?? {},
    avatar: { url: optionalMedia(media, form.avatar) },
  }
}

function toArticleVideo(
  { form, created_at, updated_at }: Stored<ArticleForm>,
  media: Media,
): ArticleWire['cms_video'] {
  if (!form.video) return null
  const context = { createdAt: created_at, updatedAt: updated_at, language: form.language, media }
  return {
    ...videoToWire(form.video, context),
    id: numericId(form.reference),
    is_active: null,
    record_type: 'article',
    record_id: form.reference,
    brand_id: null,
  }
}
