/**
 * The URL of a script that applies the theme which the visitor has chosen, before the first paint. It also stores a choice,
 * before the page is interactive too, and follows those of other tabs, which a page of the history has missed. The first `meta`
 * element of a name has precedence, so it puts its own before those of the page. A browser that stores nothing keeps a choice for
 * the document.
 */
declare const url: string
/** @public The types of theme-choice.asset.js. */
export default url
