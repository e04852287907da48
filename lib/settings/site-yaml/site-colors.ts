import { z } from 'zod'
import { type ChosenColors, colorProblems, parseColor } from './palette'

const color = z.string("expected a colour in quotes, such as '#0c5a49'").transform((text, context) => {
  const parsed = parseColor(text)
  if (parsed !== null) return parsed
  context.addIssue({ code: 'custom', message: "expected a colour such as '#0c5a49'" })
  return z.NEVER
})

/** One colour is that of the light theme. */
const themed = z
  .union([color, z.strictObject({ light: color, dark: color })], {
    error: "expected a colour in quotes, such as '#0c5a49', or one each for light and dark",
  })
  .transform((value) => (typeof value === 'string' ? { light: value } : value))
  .optional()

/** The colours of the site, each with sufficient contrast (WCAG 2.2). The message has the colour: it is no secret. */
export const colors = z
  .strictObject({ paper: themed, ink: themed, accent: themed, signal: themed })
  .transform((chosen, context): ChosenColors => {
    for (const { name, theme, problem } of colorProblems(chosen))
      context.addIssue({ code: 'custom', path: [name, theme], message: problem })
    return chosen
  })
