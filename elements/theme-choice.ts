/**
 * `<theme-choice>` around the radio buttons of the theme. app/theme-choice.asset.js stores and applies a choice, and the styles mark the
 * selected option. The element selects the radio button of a choice that another page or tab has made.
 */
class ThemeChoice extends HTMLElement {
  #observer = new MutationObserver(() => this.#select())

  connectedCallback(): void {
    this.#select()
    this.#observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  }

  disconnectedCallback(): void {
    this.#observer.disconnect()
  }

  #select(): void {
    const chosen = document.documentElement.dataset.theme ?? 'system'
    for (const input of this.querySelectorAll('input')) input.checked = input.value === chosen
  }
}

customElements.define('theme-choice', ThemeChoice)
