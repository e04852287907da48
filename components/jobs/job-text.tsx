import { RichText } from '@/components/rich-text/rich-text'
import { Prose } from '@/components/ui/prose'
import { parseText } from '@/lib/content/pipeline'

type JobTextProps = { title: string; text: string | null; lang: string }

export function JobText({ title, text, lang }: JobTextProps) {
  if (text === null) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-story text-headline font-medium">{title}</h2>
      <Prose lang={lang} size="small">
        <RichText tree={parseText(text, 'html')} />
      </Prose>
    </section>
  )
}
