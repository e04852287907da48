import { fold } from './fold'

/**
 * `<filter-menus>` around the `<details>` of filters. They close like menus: with Escape, with a press outside, when the focus leaves
 * them and when their form is sent. A field with `data-narrow` shows the items of its menu that contain its text, and Enter in it does
 * not send the form. A button with `aria-expanded` shows further menus, which the styles hide.
 */
class FilterMenus extends HTMLElement {
  connectedCallback(): void {
    for (const type of ['keydown', 'click', 'input', 'focusout']) this.addEventListener(type, this)
    this.closest('form')?.addEventListener('submit', this)
    document.addEventListener('pointerdown', this)
  }

  disconnectedCallback(): void {
    document.removeEventListener('pointerdown', this)
  }

  handleEvent(event: Event): void {
    const { target } = event
    const menu = this.querySelector<HTMLDetailsElement>('details[open]')
    if (event instanceof KeyboardEvent) this.#takeKey(event, menu)
    else if (event.type === 'click') toggleFurther(target)
    else if (event.type === 'input') narrow(target)
    else if (event.type === 'submit') close(menu)
    else {
      // Where the focus goes to. A press on what takes no focus has none: the press itself says where.
      const next = event instanceof FocusEvent ? event.relatedTarget : target
      if (next instanceof Node && menu && !menu.contains(next)) close(menu)
    }
  }

  #takeKey(event: KeyboardEvent, menu: HTMLDetailsElement | null): void {
    if (event.key === 'Enter' && isNarrowing(event.target)) event.preventDefault()
    if (event.key !== 'Escape' || !menu) return
    event.preventDefault()
    close(menu)
    menu.querySelector('summary')?.focus()
  }
}

/** A menu that is opened again shows all of its items. */
function close(menu: HTMLDetailsElement | null): void {
  if (!menu) return
  menu.open = false
  const field = menu.querySelector<HTMLInputElement>('[data-narrow]')
  if (!field) return
  field.value = ''
  narrow(field)
}

function isNarrowing(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('[data-narrow]')
}

function narrow(target: EventTarget | null): void {
  if (!isNarrowing(target)) return
  const text = fold(target.value.trim())
  for (const item of target.closest('details')?.querySelectorAll('li') ?? [])
    item.hidden = !fold(item.querySelector('[dir]')?.textContent ?? '').includes(text)
}

function toggleFurther(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest('button[aria-expanded]')
  if (button) button.setAttribute('aria-expanded', String(button.ariaExpanded !== 'true'))
}

customElements.define('filter-menus', FilterMenus)
