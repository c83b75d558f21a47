import { css } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import { LinkedText } from './LinkedText.tsx'

type Props = { questions: readonly { question: string; answer: string }[] }

/** Questions that expand to their answers. */
export function Accordion({ questions }: Props) {
  return questions.map(({ question, answer }) => (
    <details key={question} className={item}>
      <summary className={summary}>
        {question}
        <Icon name="caret-down" size={20} className={caret} />
      </summary>
      <p className={text}>
        <LinkedText>{answer}</LinkedText>
      </p>
    </details>
  ))
}

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
