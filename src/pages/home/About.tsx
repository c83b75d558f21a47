import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Clamped } from '#src/ui/Clamped.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** What the shop is, in words, with the questions that are asked most; the first lines show until more is asked for. */
export function About() {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={heading}>
        {home.about.title}
      </h2>
      <Clamped lines={3} more={home.more} less={home.less}>
        <p className={text}>{home.about.lead}</p>
        {home.about.paragraphs.map(({ title, text: words }) => (
          <div key={title}>
            <h3 className={small}>{title}</h3>
            <p className={text}>{words}</p>
          </div>
        ))}
      </Clamped>
      <h3 className={small}>{home.faqTitle}</h3>
      <div>
        {home.faqs.map(({ question, answer }) => (
          <details key={question} className={item}>
            <summary className={summary}>
              {question}
              <Icon name="caret-down" size={20} className={caret} />
            </summary>
            <p className={text}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

const heading = css({ textStyle: 'h3', marginBlockEnd: '2' })
const small = css({ textStyle: 'label', fontWeight: '700', marginBlock: '3 1' })
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
const caret = css({ 'details[open] &': { rotate: '180deg' } })
