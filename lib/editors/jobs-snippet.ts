import { translatorFor } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { escapeHtml } from '@/lib/seo/escape-html'

/** A file of the element `vitrine-jobs`: its absolute URL and its hash. */
export type ElementScript = { src: string; integrity: string }

/** The link that the element shows until it has the jobs, and where its script does not run. */
export function fallbackLink(
  { name, slug }: { name: string; slug: string },
  locale: string,
): { href: string; text: string } {
  const text = translatorFor(locale)('Feeds.companyJobs.title', { name })
  return { href: absoluteUrl(routes.companyJobs(locale, slug)), text }
}

/** The HTML that shows the open jobs of an organization on a page of any site. */
export function toJobsSnippet(
  { src, integrity }: ElementScript,
  organization: { name: string; slug: string },
  locale: string,
): string {
  const { href, text } = fallbackLink(organization, locale)
  return [
    `<script type="module" src="${escapeHtml(src)}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    `<vitrine-jobs organization="${escapeHtml(organization.slug)}" locale="${escapeHtml(locale)}">`,
    `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a></vitrine-jobs>`,
  ].join('')
}
