import type { SiteLogo } from '@/lib/data/site-logo'

/** The logo of the settings, on the light background that it was made for in the dark theme too. */
export function SiteLogoImage({ logo, siteName }: { logo: SiteLogo; siteName: string }) {
  const { width, height } = logo.size ?? { width: 160, height: 32 }
  return (
    <img
      src={logo.src}
      alt={siteName}
      width={width}
      height={height}
      className={`-ml-1.5 h-10 max-w-[min(14rem,60vw)] rounded-pane bg-logo p-1.5 object-contain object-left ${logo.size ? 'w-auto' : 'w-44'}`}
    />
  )
}
