import { z } from 'zod'

/**
 * The form of a service that sends e-mail about new jobs, which reads the feed of a state of the job board. Values of `fields` can
 * have `{page}` and `{feed}`.
 */
export const alertForm = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'expected a URL such as https://lists.example.com/subscribe' })
    .refine((url) => !/#|\/\/[^/]*@/.test(url), 'expected a URL without a fragment or a password'),
  email: z
    .string()
    .min(1)
    .max(100)
    .default('email')
    .describe("The name of the field for the visitor's address."),
  fields: z
    .record(
      z.string().min(1).max(100),
      z
        .string()
        .max(500)
        .refine(
          (value) => !/\{(?!(?:page|feed)\})/.test(value),
          'expected {page} and {feed} only between braces',
        ),
    )
    .default({ page: '{page}', feed: '{feed}' })
    .describe('Hidden fields: {page} is the URL of the list of jobs, {feed} that of its feed.'),
})
