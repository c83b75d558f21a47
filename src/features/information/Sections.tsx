import { css } from '#styled/css/index.js'
import type { Section } from '#i18n/fa/information/types.ts'
import { information as words } from '#i18n/fa/information/common.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { StepList } from './StepList.tsx'

/** The sections of an information page, with a table of contents if there are several. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={layout}>
      {sections.length > 1 && <Contents sections={sections} />}
      <div className={column}>
        {sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className={contents}>
      <h2 id="contents" className={css({ textStyle: 'label', color: 'text-2' })}>
        {words.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={entry}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SectionView({ section }: { section: Section }) {
  const { id, title, paragraphs = [], items, steps, facts, questions } = section
  return (
    <section aria-labelledby={id} className={part}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={text}>
          {paragraph}
        </p>
      ))}
      {items !== undefined && (
        <ul className={list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {steps !== undefined && <StepList steps={steps} />}
      {facts !== undefined && (
        <dl className={table}>
          {facts.map(({ term, text: value }) => (
            <div key={term} className={row}>
              <dt className={css({ textStyle: 'label' })}>{term}</dt>
              <dd className={css({ textStyle: 'body', color: 'text-2' })}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {questions !== undefined && <Accordion questions={questions} />}
    </section>
  )
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '240px minmax(0, 720px)' },
  gap: { base: '6', md: '14' },
  alignItems: 'start',
  marginBlockStart: { base: '6', md: '10' },
})
const column = css({ gridColumn: { md: '-2' }, minWidth: '0' })
const contents = css({
  position: { md: 'sticky' },
  insetBlockStart: '160px',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
})
const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'ui',
  _hover: { color: 'brand-text' },
})
const part = css({ '& + &': { marginBlockStart: '8' } })
const heading = css({ textStyle: 'h2', marginBlockEnd: '3', scrollMarginBlockStart: '160px' })
const text = css({ textStyle: 'lead', color: 'text-2', '& + &': { marginBlockStart: '3' } })
const list = css({
  display: 'grid',
  gap: '2',
  paddingInlineStart: '5',
  listStyle: 'disc',
  textStyle: 'lead',
  color: 'text-2',
  '& li::marker': { color: 'brand-line' },
  'p + &': { marginBlockStart: '3' },
})
const table = css({
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  'p + &': { marginBlockStart: '4' },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '200px 1fr' },
  columnGap: '4',
  paddingInline: '4',
  paddingBlock: '3',
  '& + &': { borderBlockStart: '1px solid {colors.border}' },
})
