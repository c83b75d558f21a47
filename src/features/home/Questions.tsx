import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { home } from '#i18n/fa/home.ts'
import { Accordion } from '#src/ui/Accordion.tsx'

/** The most frequent questions about the shop; nothing if there are none. */
export function Questions({ questions }: { questions: Schemas['SeoText']['questions'] }) {
  if (questions.length === 0) return null
  return (
    <>
      <h3 className={heading}>{home.faqTitle}</h3>
      <Accordion questions={questions} />
    </>
  )
}

const heading = css({
  textStyle: 'label',
  fontWeight: '700',
  marginBlockStart: '5',
  marginBlockEnd: '1',
})
