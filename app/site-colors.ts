import { env } from '@/lib/env'
import { type AccentColors, accentColors, darkAccentOf } from '@/lib/settings/accent'

/** The backgrounds of pages in components/ui/colors.css, for what browsers draw around a page. */
export const papers = { light: '#fcfcfa', dark: '#101614' } as const

/**
 * The style of `<html>` for the accent colour of the settings: the `--site-` variables of components/ui/colors.css. Undefined
 * without the setting.
 */
export const siteColors: Readonly<Record<string, string>> | undefined = env.SITE_ACCENT
  ? toVariables(
      accentColors(env.SITE_ACCENT, 'light'),
      accentColors(env.SITE_ACCENT_DARK ?? darkAccentOf(env.SITE_ACCENT), 'dark'),
    )
  : undefined

function toVariables(light: AccentColors, dark: AccentColors): Readonly<Record<string, string>> {
  return {
    '--site-accent': light.accent,
    '--site-accent-dark': dark.accent,
    '--site-accent-strong': light.accentStrong,
    '--site-accent-strong-dark': dark.accentStrong,
    '--site-on-accent': light.onAccent,
    '--site-on-accent-dark': dark.onAccent,
    '--site-accent-soft': light.accentSoft,
    '--site-accent-soft-dark': dark.accentSoft,
    '--site-deep': light.deep,
    '--site-deep-dark': dark.deep,
    '--site-on-deep': light.onDeep,
    '--site-on-deep-muted': light.onDeepMuted,
  }
}
