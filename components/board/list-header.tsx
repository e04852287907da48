type ListHeaderProps = {
  title: string
  intro: string | null
}

/** The header of a page whose list is to be on the first screen. Narrow screens have no introduction. */
export function ListHeader({ title, intro }: ListHeaderProps) {
  return (
    <header className="flex flex-col gap-2">
      <h1 className="font-story text-headline font-medium">{title}</h1>
      {intro && <p className="hidden text-muted sm:block">{intro}</p>}
    </header>
  )
}
