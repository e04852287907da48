import { useEffect } from 'react'

type Combobox = { listId: string; isExpanded: boolean; activeId: string | null }

/** Makes the field a combobox with a list (ARIA Authoring Practices). Without JavaScript it is a plain field. */
export function useCombobox(field: HTMLInputElement, { listId, isExpanded, activeId }: Combobox): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(isExpanded))
    set(field, 'aria-controls', isExpanded ? listId : null)
    set(field, 'aria-activedescendant', activeId)
  }, [field, listId, isExpanded, activeId])
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
