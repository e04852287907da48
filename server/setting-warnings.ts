import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { isPublicHostName } from '@/lib/model/web-url'
import { findMediaFile } from '@/lib/process/media-files'
import { paths } from '@/lib/routes'
import { placeOf } from '@/lib/settings/site-folder'
import type { SiteSettings } from '@/lib/settings/site-yaml/site-schema'

/** The settings and combinations of settings that are valid, but hide content: one sentence for each. */
export function settingWarnings(
  env: Env,
  site: Pick<SiteSettings, 'logo' | 'icon' | 'security'>,
  now: Date,
): string[] {
  const file = join(env.SITE_FOLDER, 'site.yaml')
  const { API_BASE_URL, API_TOKEN, IMAGE_HOSTS, ORGANIZATION_REFERENCES, ORIGINAL_PUBLISHER_HOSTS } = env
  const isHosted = API_BASE_URL !== undefined
  const hosts = IMAGE_HOSTS.filter(isPublicHostName)
  const { hostname } = new URL(env.SITE_URL)
  return [
    ...IMAGE_HOSTS.filter((host) => !hosts.includes(host)).map(
      (host) =>
        `IMAGE_HOSTS: no image of ${host} is shown, because it is no public host name such as cdn.example.com`,
    ),
    ...when(
      isHosted && hosts.length === 0,
      'IMAGE_HOSTS: it names no host, so only those images of the API are shown that are in /media/ of SITE_URL',
    ),
    ...when(isHosted && API_TOKEN === undefined, 'API_TOKEN: it is not set, so the site has no articles'),
    ...when(
      isHosted && API_TOKEN === undefined && ORGANIZATION_REFERENCES.length === 0,
      'ORGANIZATION_REFERENCES: it names no organization, and without API_TOKEN the site cannot list them',
    ),
    ...when(
      !isHosted && API_TOKEN !== undefined,
      'API_BASE_URL: it is not set, so API_TOKEN has no effect and the site shows the content of the embedded API',
    ),
    ...when(
      !isHosted && ORGANIZATION_REFERENCES.length > 0,
      'ORGANIZATION_REFERENCES: the pages of organizations lack texts, pictures and offices, which the embedded API shows without this setting',
    ),
    ...picturesOf(site)
      .filter((name) => findMediaFile(paths.media(name)) === null)
      .map((name) => `${placeOf(file, name)}: there is no file media/${name}, so pages do without it`),
    ...when(
      site.security !== undefined && new Date(`${site.security.expires}T23:59:59Z`) < now,
      `${placeOf(file, site.security?.expires ?? '')}: security.expires is over, so nobody may use security.txt (RFC 9116)`,
    ),
    ...when(
      ORIGINAL_PUBLISHER_HOSTS.includes(hostname),
      'ORIGINAL_PUBLISHER_HOSTS: it names the host of SITE_URL, so articles of this site are in no sitemap',
    ),
  ]
}

function picturesOf({ logo, icon }: Pick<SiteSettings, 'logo' | 'icon'>): string[] {
  return [logo?.light, logo?.dark, icon].filter((file) => typeof file === 'string')
}

function when(condition: boolean, warning: string): string[] {
  return condition ? [warning] : []
}
