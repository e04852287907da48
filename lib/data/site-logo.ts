import 'server-only'
import { routes } from '@/lib/routes'
import { site } from '@/lib/settings/site'
import { type ImageSize, readImageSize } from './image-sizes'

/** `dark` is null for a logo that both themes show. */
export type SiteLogo = Record<'light', LogoImage> & Record<'dark', LogoImage | null>
export type LogoImage = { src: string; size: ImageSize }

/** The logo of the site. Null without one, and where its file is missing or no image. */
export async function readSiteLogo(): Promise<SiteLogo | null> {
  if (!site.logo) return null
  const light = await readLogo(site.logo.light)
  return light && { light, dark: site.logo.dark === null ? null : await readLogo(site.logo.dark) }
}

async function readLogo(file: string): Promise<LogoImage | null> {
  const src = routes.media(file)
  const size = await readImageSize(src)
  return size && { src, size }
}
