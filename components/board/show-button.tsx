type ShowButtonProps = {
  text: string
  /** The text with the number of results; null while the number is not known. */
  counted: string | null
  className?: string
}

/**
 * The button at the end of the filters. On narrow screens it stays in the window while they are open. Without JavaScript it has no
 * number: that of the page is not that of what a visitor selects.
 */
export function ShowButton({ text, counted, className = '' }: ShowButtonProps) {
  return (
    <button type="submit" className={`button show-button ${className}`}>
      {counted === null ? (
        text
      ) : (
        <>
          <span className="noscript:hidden">{counted}</span>
          <span className="hidden noscript:inline">{text}</span>
        </>
      )}
    </button>
  )
}
