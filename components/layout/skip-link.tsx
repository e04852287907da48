type SkipLinkProps = {
  /** The id of an element that can have the focus. */
  target: string
  children: string
}

/** A link that is visible while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="button no-print fixed top-3 left-3 z-10 [translate:0_-200%] focus:[translate:none]"
    >
      {children}
    </a>
  )
}
