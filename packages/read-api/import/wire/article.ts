import type { ArticleWire } from '@vitrine/api-contract/article'
import { toTimestamp } from '@vitrine/content-store/time'
import type { ArticleContent } from '#content-schemas/article'
import type { OrganizationContent } from '#content-schemas/organization'
import type { AuthorContent, CategoryContent, CollectionContent } from '#content-schemas/taxonomy'
import type { Dated } from './dated'
import { type Media, optionalMedia } from './media'
import { articleVideoToWire } from './video'

/** The other records that an article shows, in the order of the references in its file. */
export type ArticleParts = {
  categories: ArticleWire['categories']
  collections: readonly CollectionContent[]
  authors: readonly AuthorContent[]
  organizations: readonly OrganizationContent[]
}

/** An article that names no URL has an empty one: the API sends the URL of its page. */
export function articleToWire(
  article: Dated<ArticleContent>,
  parts: ArticleParts,
  media: Media,
): ArticleWire {
  const { fields } = article
  return {
    reference: fields.reference,
    name: fields.name,
    summary: fields.summary ?? '',
    content: withAbsoluteImages(fields.content, media),
    language: fields.language,
    url: fields.url ?? '',
    image_url: optionalMedia(media, fields.image),
    ...(fields.image_focus !== undefined && { image_focus: fields.image_focus }),
    indexed: fields.indexed,
    seo_title: fields.seo_title ?? '',
    seo_description: fields.seo_description ?? '',
    social_title: fields.social_title ?? '',
    social_description: fields.social_description ?? '',
    social_image_url: optionalMedia(media, fields.social_image),
    published_at: toTimestamp(fields.published_at),
    cms_collections: parts.collections.map((collection) => toCollection(collection, media)),
    cms_authors: parts.authors.map((author) => toAuthor(author, media)),
    categories: [...parts.categories],
    organizations: parts.organizations.map((organization) => ({
      name: organization.name,
      slug: organization.slug,
      description: organization.description ?? '',
      logo_url: optionalMedia(media, organization.logo),
    })),
    cms_video: articleVideoToWire(article, media),
  }
}

/** Makes paths of images in Markdown and HTML absolute, because the text can be shown on another host. */
function withAbsoluteImages(content: string, media: Media): string {
  const image = /(!\[[^\]\n]*\]\(|<img\s[^>]*?\bsrc=["'])(\/(?!\/)[^\s"')]*)/g
  return content.replace(image, (_match, before: string, path: string) => `${before}${media(path)}`)
}

export function categoryToWire({
  fields,
  created_at,
  updated_at,
}: Dated<CategoryContent>): ArticleWire['categories'][number] {
  return {
    reference: fields.reference,
    name: fields.name,
    title: fields.name,
    created_at,
    updated_at,
    published_at: fields.published_at === undefined ? created_at : toTimestamp(fields.published_at),
  }
}

function toCollection(fields: CollectionContent, media: Media): ArticleWire['cms_collections'][number] {
  const { id, reference, title, slug, summary = '', language } = fields
  return { id, reference, title, slug, summary, language, cover: { url: optionalMedia(media, fields.cover) } }
}

function toAuthor(fields: AuthorContent, media: Media): ArticleWire['cms_authors'][number] {
  return {
    name: fields.name,
    headline: fields.headline ?? '',
    website: fields.website ?? '',
    social_networks: fields.social_networks ?? {},
    avatar: { url: optionalMedia(media, fields.avatar) },
  }
}
