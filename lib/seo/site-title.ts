/** Adds the site's name where search engines still show the whole title. */
export function withSiteName(title: string, siteName: string): string {
  const whole = `${title} – ${siteName}`
  return title.includes(siteName) || whole.length > 65 ? title : whole
}
