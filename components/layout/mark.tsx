/** The logo of the site. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-[1.1em] shrink-0">
      <rect width="32" height="32" rx="6" className="fill-accent" />
      <path d="M8 25V14a8 8 0 0 1 16 0v11z" className="fill-paper opacity-90" />
      <path d="M8 25V14a8 8 0 0 1 8-8v19z" className="fill-accent opacity-45" />
    </svg>
  )
}
