import { isSearchKeyOn, setSearchKey } from './search-key'

/** `<search-key-switch>` around the checkbox that turns the key of the search on and off, in this browser. */
class SearchKeySwitch extends HTMLElement {
  connectedCallback(): void {
    const box = this.querySelector('input')
    if (!box) return
    box.checked = isSearchKeyOn()
    box.onchange = () => {
      if (!setSearchKey(box.checked)) box.checked = !box.checked
    }
  }
}

customElements.define('search-key-switch', SearchKeySwitch)
