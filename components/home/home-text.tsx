import { RichText } from '@/components/rich-text/rich-text'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { parseText } from '@/lib/content/pipeline'

/** A text of site.yaml in Markdown. */
export function HomeText({ title, text }: { title: string | null; text: string }) {
  const body = (
    <Prose>
      <RichText tree={parseText(text, 'markdown')} />
    </Prose>
  )
  return title === null ? body : <Section title={title}>{body}</Section>
}
