import { z } from 'zod'
import { isPathReference } from '../../routes'
import { alertForm } from './alert-form'
import { applications } from './applications'
import { fonts } from './fonts'
import { homeSections } from './home-sections'
import { links, noticeTarget } from './links'
import { localText } from './local-text'
import { measuring } from './measuring'
import { colors } from './site-colors'

/** The name of a file in `media/` of the site folder. */
const picture = z
  .string()
  .regex(
    /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:svg|png|webp|jpe?g)$/,
    'expected the name of a file in media/ of this folder, such as logo.svg',
  )

const webUrl = z
  .url({ protocol: /^https?$/, error: 'expected a URL such as https://www.example.com' })
  .refine((url) => !/\/\/[^/]*@/.test(url), 'expected a URL without a password')

const token = z
  .string()
  .regex(/^[\w=.-]{1,200}$/, 'expected the value of the tag, such as a1B2c3, without the tag')

/** Pages with more entries have too many bytes. */
function listSize(usual: number) {
  const expected = 'expected a number from 6 to 60'
  return z.int(expected).min(6, expected).max(60, expected).default(usual)
}

const decision = z.enum(['allow', 'deny'], 'expected allow or deny')

/** What site.yaml has. */
export const siteSchema = z.strictObject({
  name: localText(60).optional().describe('The name of the site, in titles, header, footer and feeds.'),
  tagline: localText(120).optional().describe('A line below the name in the footer and in shared pictures.'),
  description: localText(500)
    .optional()
    .describe('What the site is, for search engines and language models.'),
  logo: z
    .union([picture, z.strictObject({ light: picture, dark: picture })], {
      error: 'expected the name of a file in media/, or one each for light and dark',
    })
    .transform((logo) => (typeof logo === 'string' ? { light: logo, dark: null } : logo))
    .optional()
    .describe('An image in place of the mark and the name in the header.'),
  icon: picture
    .regex(/\.(?:svg|png)$/, 'expected an SVG or PNG file')
    .optional()
    .describe('The icon in browser tabs and on home screens: a square SVG, or a PNG of at least 512 pixels.'),
  colors: colors.prefault({}),
  fonts: fonts.prefault({}),
  navigation: links(8).optional().describe('The links of the header.'),
  footer: z
    .strictObject({
      columns: z
        .array(z.strictObject({ title: localText(60), links: links(12) }))
        .max(4, 'expected at most 4 columns')
        .optional(),
      social: z.array(webUrl).max(12, 'expected at most 12 URLs').default([]),
    })
    .prefault({}),
  notice: z
    .strictObject({ text: localText(300), link: noticeTarget.optional() })
    .optional()
    .describe('A bar above every page.'),
  employer: z
    .union([z.literal(false), z.string().refine(isPathReference)], {
      error: 'expected the reference of an organization, or false',
    })
    .optional()
    .describe('The organization whose profile is the home page; false for none.'),
  home: z
    .strictObject({
      heading: localText(120).optional(),
      intro: localText(500).optional(),
      sections: homeSections.optional(),
    })
    .prefault({}),
  lists: z
    .strictObject({ articles: listSize(12), companies: listSize(24), jobs: listSize(20) })
    .prefault({})
    .describe('How many entries a page of each list has.'),
  verification: z
    .strictObject({
      google: token.optional(),
      bing: token.optional(),
      yandex: token.optional(),
      pinterest: token.optional(),
      facebook: token.optional(),
    })
    .prefault({})
    .describe('Values of the tags with which search consoles verify the site.'),
  security: z
    .strictObject({
      contact: z
        .array(
          z
            .string()
            .regex(
              /^(?:https:\/\/|mailto:|tel:)\S+$/,
              'expected mailto:security@example.com or an https URL',
            ),
        )
        .min(1, 'expected at least one contact'),
      expires: z.iso.date('expected a date such as 2027-01-31'),
      policy: webUrl.optional(),
      encryption: webUrl.optional(),
      acknowledgments: webUrl.optional(),
      hiring: webUrl.optional(),
    })
    .optional()
    .describe('The fields of /.well-known/security.txt (RFC 9116).'),
  publisher: z
    .strictObject({
      name: z.string().trim().min(1).max(200).optional(),
      legal_name: z.string().trim().min(1).max(200).optional(),
      url: webUrl.optional(),
      email: z.email('expected an address such as hello@example.com').optional(),
      telephone: z.string().trim().min(3).max(40).optional(),
      street: z.string().trim().min(1).max(200).optional(),
      postal_code: z.string().trim().min(1).max(20).optional(),
      city: z.string().trim().min(1).max(100).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'expected a country code such as FR')
        .optional(),
    })
    .optional()
    .describe('The organization that publishes the site, for structured data.'),
  pay_comparison: z
    .boolean('expected true or false')
    .default(false)
    .describe('Whether the page of a job compares its pay with that of other jobs of its trade.'),
  alert_form: alertForm.optional().describe('The form of a service that sends e-mail about new jobs.'),
  applications: applications.prefault({}),
  measuring: measuring.optional().describe('A script that counts visits.'),
  crawlers: z
    .strictObject({
      training: decision.default('allow'),
      search: decision.default('allow'),
      fetch: decision.default('allow'),
    })
    .prefault({})
    .describe('Crawlers of language models, by what they collect texts for.'),
})

export type SiteSettings = z.infer<typeof siteSchema>
