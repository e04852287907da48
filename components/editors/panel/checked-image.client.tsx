'use client'

import { useEffect, useRef, useState } from 'react'

type CheckedImageProps = { src: string; alt: string; failure: string }

/** An image that fills its container; a text instead of it where it cannot be loaded, which only the browser knows. */
export function CheckedImage({ src, alt, failure }: CheckedImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // It can have failed before the page became interactive.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (hasFailed)
    return <p className="absolute inset-0 grid place-items-center p-3 text-center text-label">{failure}</p>
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
