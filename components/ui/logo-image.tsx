import { ContentImage, type ImageLoading } from './content-image'
import { toneFor } from './tone'

type LogoSize = 'small' | 'normal' | 'large'

type LogoImageProps = { src: string | null; name: string; size?: LogoSize; loading?: ImageLoading }

/**
 * The logo of an organization, or the initial of its name if `src` is null. Screen readers skip both, because
 * the name is always next to them.
 */
export function LogoImage({ src, name, size = 'normal', loading }: LogoImageProps) {
  if (src === null) {
    return (
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center rounded-pane bg-tone font-story font-semibold text-ink ${toneFor(name)} ${sizeClass(size)}`}
      >
        {[...name][0]?.toUpperCase()}
      </span>
    )
  }
  return (
    <span
      className={`relative block shrink-0 overflow-hidden rounded-pane border border-line bg-logo ${sizeClass(size)}`}
    >
      <ContentImage src={src} alt="" sizes="128px" loading={loading} className="object-contain p-1" />
    </span>
  )
}

function sizeClass(size: LogoSize): string {
  switch (size) {
    case 'small':
      return 'size-10 text-xl'
    case 'normal':
      return 'size-14 text-2xl'
    case 'large':
      return 'size-24 text-5xl sm:size-28'
    default:
      return size satisfies never
  }
}
