import { toShownImage } from '@/lib/editors/panel/shown-image'
import { env } from '@/lib/env'

type PanelImageProps = { src: string; alt: string; width: number; height: number; className: string }

/** A small image of the page; nothing for one that the panel may not load. */
export function PanelImage({ src, alt, width, height, className }: PanelImageProps) {
  const shown = toShownImage(src, env.SITE_URL, env.IMAGE_HOSTS)
  return shown && <img src={shown} alt={alt} width={width} height={height} className={className} />
}
