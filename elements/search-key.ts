/** Where the browser stores that a visitor does not want the key `/` to focus the search. The number is that of the form. */
const storageKey = 'vitrine.search-key.1'

/** A visitor can turn the key off, because software for speech input can press single keys (WCAG 2.2, 2.1.4). */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** False if the browser does not store it. */
export function setSearchKey(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
    return true
  } catch {
    return false
  }
}
