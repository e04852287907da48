import type { LogoImage, SiteLogo } from '@/lib/data/site-logo'

/** The logo of the site. A single one is on the light background that it was made for in the dark theme too. */
export function SiteLogoImage({ logo: { light, dark }, siteName }: { logo: SiteLogo; siteName: string }) {
  if (!dark)
    return <Picture image={light} siteName={siteName} className="-ml-1.5 rounded-pane bg-logo p-1.5" />
  return (
    <>
      <Picture image={light} siteName={siteName} className="on-light" />
      <Picture image={dark} siteName={siteName} className="on-dark" />
    </>
  )
}

type PictureProps = { image: LogoImage; siteName: string; className: string }

function Picture({ image: { src, size }, siteName, className }: PictureProps) {
  return (
    <img
      src={src}
      alt={siteName}
      {...size}
      className={`h-10 max-w-[min(14rem,60vw)] w-auto object-contain object-left ${className}`}
    />
  )
}
