import { type CutText, ellipsis } from '@/lib/editors/panel/cut-text'
import { afterDay, type SearchResult } from '@/lib/editors/panel/search-result'
import { langProps } from '@/lib/i18n/lang-props'
import { PanelImage } from './panel-image'

type GoogleResultProps = { result: SearchResult; screen: 'desktop' | 'phone' }

/** A result of Google, in the width that it has on a computer or on a phone. */
export function GoogleResult({ result, screen }: GoogleResultProps) {
  const { siteName, breadcrumbs, host, icon, language, day } = result
  const { title, description } = result[screen]
  const isPhone = screen === 'phone'
  return (
    <div
      {...langProps(language)}
      className={`google flex flex-col gap-1.5 ${isPhone ? 'w-full max-w-[22.5rem] rounded-2xl p-4' : 'w-[40.75rem] rounded-lg p-6'}`}
    >
      <div className="flex items-center gap-3">
        <span className="google-icon size-7 rounded-full">
          {icon && <PanelImage src={icon} alt="" className="size-4.5" width={18} height={18} />}
        </span>
        <div className="min-w-0 text-[0.875rem] leading-tight">
          <p className="truncate">{siteName}</p>
          <p className="google-text truncate text-[0.75rem]">{isPhone ? host : breadcrumbs.join(' › ')}</p>
        </div>
      </div>
      <p className="google-title">
        <Cut text={title} />
      </p>
      {description && (
        <p className="google-text">
          {day && day + afterDay}
          <Cut text={description} />
        </p>
      )}
    </div>
  )
}

function Cut({ text }: { text: CutText }) {
  return text.isCut ? text.kept + ellipsis : text.text
}
