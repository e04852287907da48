import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { z } from 'zod'

/** A host name has none of the characters that end a source in a content security policy. */
const origin = /^https?:\/\/[\w.-]+(?::\d{1,5})?$/

/** A script that counts visits: Plausible, Umami, Matomo, or one with its own listener for the event `vitrine:event`. */
export const measuring = z.strictObject({
  script: z
    .string()
    .max(500)
    .regex(
      /^https?:\/\/[\w.-]+(?::\d{1,5})?\/\S+$/,
      'expected the URL of a script such as https://plausible.example.com/js/script.js',
    )
    .refine((url) => canParseUrl(url), 'expected a URL'),
  attributes: z
    .record(
      z.string().regex(/^data-[a-z][a-z0-9-]{0,60}$/, 'expected an attribute such as data-domain'),
      z.string('expected a text in quotes').max(500),
    )
    .default({})
    .describe('Attributes of the script, such as data-domain or data-website-id.'),
  hosts: z
    .array(z.string().regex(origin, 'expected an origin such as https://stats.example.com'))
    .max(10, 'expected at most 10 origins')
    .default([])
    .describe('Origins to which the script sends, beside its own.'),
  matomo_site: z
    .string('expected the number in quotes')
    .regex(/^\d{1,9}$/, "expected the number of the site in Matomo, such as '3'")
    .optional()
    .describe('The number of the site in Matomo, which then sets no cookies.'),
})

/** The sources that pages with this script allow in their content security policy: of scripts, and of what scripts request. */
export function measuringSources({ script, hosts }: Pick<Measuring, 'script' | 'hosts'>) {
  const { origin: own } = new URL(script)
  return { script: own, connect: [...new Set([own, ...hosts])].join(' ') }
}

export type Measuring = z.infer<typeof measuring>
