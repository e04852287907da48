import { RichText } from '@/components/rich-text/rich-text'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import { parseText } from '@/lib/content/pipeline'
import type { TextInLanguage } from '@/lib/model/localized'

type OrganizationTextProps = { title: string; text: TextInLanguage | null }

export function OrganizationText({ title, text }: OrganizationTextProps) {
  if (!text) return null
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-story text-headline font-medium">{title}</h2>
        <LanguageNote language={text.language} />
      </div>
      <Prose lang={text.language} size="small">
        <RichText tree={parseText(text.text, 'html')} />
      </Prose>
    </section>
  )
}
