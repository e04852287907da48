import { z } from 'zod'
import { parameterValue } from './link-parameters'

/** Those that name a page or a campaign. Others such as `gclid` are the number of a click, and so of a person. */
const usualParameters = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
  ...['source', 'ref', 'gh_src'],
]

const name = z.string().regex(/^[\w.-]{1,40}$/, 'expected the name of a parameter, such as utm_source')
const values = z.record(
  name,
  z.string().regex(parameterValue, 'expected up to 100 letters, digits and spaces, such as careers-site'),
)

/** The parameters of links to application forms, by which their receiver knows where a candidate comes from. */
export const applications = z
  .strictObject({
    parameters: z
      .array(name)
      .max(30, 'expected at most 30 names')
      .default(usualParameters)
      .describe('The parameters of the first page of a visit that links to application forms get.'),
    default_source: values
      .default({})
      .describe('The parameters of these links in a visit without such parameters.'),
    hosts_without: z
      .array(
        z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, 'expected a host name such as jobs.example.com'),
      )
      .default([])
      .describe('Hosts of application forms, with their subdomains, whose links get no parameters.'),
    feeds: z
      .strictObject({
        indeed: values.optional(),
        rss: values.optional(),
        atom: values.optional(),
        json: values.optional(),
      })
      .default({})
      .describe('The parameters of the links to jobs in feeds of jobs, by format.'),
  })
  .superRefine(({ parameters, feeds }, context) => {
    for (const [format, own] of Object.entries(feeds))
      for (const parameter of Object.keys(own ?? {}))
        if (!parameters.includes(parameter))
          context.addIssue({
            code: 'custom',
            path: ['feeds', format, parameter],
            message: 'expected one of applications.parameters',
          })
  })
