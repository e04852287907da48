import { site } from '@/lib/settings/site'
import { colorOf, toPalette } from '@/lib/settings/site-yaml/palette'

/** The backgrounds of pages, for what browsers draw around a page. */
export const papers = colorOf(site.colors, 'paper')

/** For a site with two logos: the one that is not of the theme is hidden. Paper is light. */
const logoRules =
  '.on-dark{display:none}@media screen{html[data-theme=dark] .on-light{display:none}html[data-theme=dark] .on-dark{display:revert}}' +
  '@media screen and (prefers-color-scheme:dark){html:not([data-theme]) .on-light{display:none}html:not([data-theme]) .on-dark{display:revert}}'

/** The colours of site.yaml as variables of components/ui/colors.css. `html` precedes its rules in any order. */
export const siteStyle: string = toRule(toPalette(site.colors)) + (site.logo?.dark ? logoRules : '')

function toRule(palette: ReturnType<typeof toPalette>): string {
  const variables = Object.entries(palette).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  )
  return variables.length > 0 ? `html:root{${variables.join(';')}}` : ''
}
