/** `text` is JSON that is escaped for a script element. */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json">{text}</script>
}
