/** Its default colours are those of the page around it, in light and dark themes alike. A page changes them by `--vitrine-…` and parts. */
export const style = `
:host { display: block; line-height: 1.5; color: var(--vitrine-color, inherit); }
:host([hidden]), [hidden] { display: none !important; }
* { box-sizing: border-box; }
:host *, input, select, button { font: inherit; color: inherit; }
a { color: var(--vitrine-accent, inherit); text-underline-offset: .15em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--vitrine-accent, currentColor); outline-offset: 2px; }
[part=filters] { display: flex; flex-wrap: wrap; gap: .75rem 1rem; }
label { display: flex; flex-direction: column; flex: 1 1 11rem; min-width: 0; gap: .25rem; }
input, select, button {
  width: 100%; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem;
  border: 1px solid var(--vitrine-border, currentColor); border-radius: var(--vitrine-radius, .375rem);
}
input, select, option { background: var(--vitrine-field, Field); color: var(--vitrine-field-color, FieldText); }
button { width: auto; background: none; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: .75rem 0; border-top: 1px solid var(--vitrine-border, currentColor); }
p { margin: .75rem 0; }
[part=facts] { margin: .25rem 0 0; }
[part=title] { font-weight: 600; }
`
