import { chooseLanguage, useLanguage, type Language } from '#studio/words/language.ts'
import { studio } from '#studio/words/studio.ts'
import { headerButton } from './header-button.ts'

/** Switches to the other language of the studio, which the button names in that language. */
export function LanguageSwitch() {
  const other: Language = useLanguage() === 'fa' ? 'en' : 'fa'
  return (
    <button
      type="button"
      lang={other}
      title={other === 'fa' ? studio.persian : studio.english}
      className={headerButton}
      onClick={() => chooseLanguage(other)}
    >
      {other === 'fa' ? studio.persianShort : studio.englishShort}
    </button>
  )
}
