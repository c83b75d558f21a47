import { css, cx } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { information as words } from '#i18n/fa/information/common.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { LinkedText } from '#src/ui/LinkedText.tsx'
import { PageContents } from '#src/ui/PageContents.tsx'
import { RichText } from '#src/ui/RichText.tsx'
import { StepList } from './StepList.tsx'

type Section = Schemas['TextSection']

type Props = {
  sections: readonly Section[]
  /** Whether they have little room however wide the screen is. */
  isNarrow?: boolean
}

/** The sections of an information page, with a table of contents if there are several. */
export function TextSections({ sections, isNarrow = false }: Props) {
  return (
    <div className={cx(layout, !isNarrow && twoColumns)}>
      {sections.length > 1 && (
        <PageContents title={words.contents} entries={sections} className={contents} />
      )}
      <div className={column}>
        {sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}

function SectionView({ section }: { section: Section }) {
  const { id, title, body, steps, facts } = section
  const questions = questionsOf(section)
  return (
    <section aria-labelledby={id} className={part}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {body.length > 0 && <RichText text={body} />}
      {steps.length > 0 && <StepList steps={steps} />}
      {facts.length > 0 && (
        <dl className={table}>
          {facts.map(({ title: term, text: value }) => (
            <div key={term} className={row}>
              <dt className={css({ textStyle: 'label' })}>{term}</dt>
              <dd className={css({ textStyle: 'body', color: 'text-2' })}>
                <LinkedText>{value}</LinkedText>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {questions.length > 0 && <Accordion questions={questions} />}
    </section>
  )
}

/** The questions of a section with their answers. */
export const questionsOf = ({ questions }: Section) =>
  questions.map(({ title, text }) => ({ question: title, answer: text }))

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  alignItems: 'start',
  marginBlockStart: { base: '6', md: '10' },
})
const twoColumns = css({
  md: { gridTemplateColumns: '240px minmax(0, 720px)', gap: '14' },
})
const column = css({ gridColumn: { md: '-2' }, minWidth: '0' })
const contents = css({ position: { md: 'sticky' }, insetBlockStart: '160px' })
const part = css({ '& + &': { marginBlockStart: '8' } })
const heading = css({ textStyle: 'h2', marginBlockEnd: '3' })
const table = css({
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  'div + &': { marginBlockStart: '4' },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '200px 1fr' },
  columnGap: '4',
  paddingInline: '4',
  paddingBlock: '3',
  '& + &': { borderBlockStart: '1px solid {colors.border}' },
})
