import { findMediaFile } from '@/lib/process/media-files'
import { paths } from '@/lib/routes'
import { placeOf, SiteFolderError, sitePath } from '@/lib/settings/site-folder'
import type { SiteSettings } from '@/lib/settings/site-yaml/site-schema'

/** Pixels of the largest icon that is made of the one of the site. */
const iconSize = 512

/** Throws a `SiteFolderError` for a logo or an icon that is no picture, and for an icon of the wrong size. Missing files are in `settingWarnings`. */
export async function checkPictures({ logo, icon }: Pick<SiteSettings, 'logo' | 'icon'>): Promise<void> {
  const problems: string[] = []
  for (const name of [logo?.light, logo?.dark, icon]) {
    const path = name ? findMediaFile(paths.media(name)) : null
    const problem = path && (await problemOf(path, name === icon))
    if (name && problem) problems.push(`${placeOf(sitePath('site.yaml'), name)}: media/${name}: ${problem}`)
  }
  if (problems.length > 0) throw new SiteFolderError(problems.join('\n'))
}

async function problemOf(path: string, isIcon: boolean): Promise<string | null> {
  // Most sites need no picture at their start.
  const { default: sharp } = await import('sharp')
  const picture = await sharp(path)
    .metadata()
    .catch(() => null)
  if (!picture) return 'the file is no picture that can be read'
  const { width, height, format } = picture
  if (!isIcon) return null
  if (width !== height) return `expected a square picture, got ${width} x ${height} pixels`
  return format !== 'svg' && width < iconSize
    ? `expected a picture of at least ${iconSize} pixels, got ${width}`
    : null
}
