import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Select } from './use-board'

type BoardForm<Selection> = {
  selection: Selection
  /** The selection of the fields; null if one of them is not valid, where the browser sends the form. */
  read: (fields: URLSearchParams) => Selection | null
  hrefFor: (selection: Selection) => string
  onSelect: Select<Selection>
  /** After the form was sent: shows the results. */
  onShow: () => void
}

/** The properties of the form of a board, which selects what its fields say. */
export function useBoardForm<Selection>({
  selection,
  read,
  hrefFor,
  onSelect,
  onShow,
}: BoardForm<Selection>) {
  const ref = useRef<HTMLFormElement>(null)
  const selectEarlier = useEffectEvent(() => {
    const earlier = ref.current && read(toParameters(ref.current))
    if (earlier && hrefFor(earlier) !== hrefFor(selection)) onSelect(earlier)
  })
  // What a visitor has selected before the script was there is in the form alone.
  useEffect(() => selectEarlier(), [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const sent = read(toParameters(event.currentTarget))
    if (!sent) return
    event.preventDefault()
    onSelect(sent)
    onShow()
  }
  return { ref, onSubmit }
}

function toParameters(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(fields)
}
