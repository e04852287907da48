/** What a page says to machines about its contents; `text` is JSON made safe for a script element. */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json">{text}</script>
}
