import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { home } from '#i18n/fa/home.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** Questions that expand to their answers. */
export function Questions({ questions }: { questions: Schemas['SeoText']['questions'] }) {
  if (questions.length === 0) return null
  return (
    <>
      <h3 className={heading}>{home.faqTitle}</h3>
      {questions.map(({ question, answer }) => (
        <details key={question} className={item}>
          <summary className={summary}>
            {question}
            <Icon name="caret-down" size={20} className={caret} />
          </summary>
          <p className={text}>{answer}</p>
        </details>
      ))}
    </>
  )
}

const heading = css({ textStyle: 'label', fontWeight: '700', marginBlock: '5 1' })
const text = css({ textStyle: 'body', color: 'text-2' })
const item = css({
  borderBlockEnd: '1px solid {colors.border}',
  '&[open]': { paddingBlockEnd: '3' },
})
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '52px',
  textStyle: 'ui',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const caret = css({ flexShrink: '0', 'details[open] &': { rotate: '180deg' } })
