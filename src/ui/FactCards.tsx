import { css, cva } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'
import { LinkedText } from './LinkedText.tsx'
import { StepNumber } from './StepNumber.tsx'

type Card = { title: string; text: string }

type Props = {
  label: string
  /** How many cards are in a row on wide screens. */
  columns: 3 | 4
} & ({ cards: readonly (Card & { icon: IconName })[] } | { steps: readonly Card[] })

/** Cards with a fact each: with icons, or numbered as the steps of what they explain. */
export function FactCards({ label, columns, ...of }: Props) {
  if ('cards' in of)
    return (
      <ul aria-label={label} className={grid({ columns })}>
        {of.cards.map(({ icon, title, text }) => (
          <li key={title} className={card}>
            <Icon name={icon} size={32} className={css({ color: 'brand-text' })} />
            <Words title={title} text={text} />
          </li>
        ))}
      </ul>
    )
  return (
    <ol aria-label={label} className={grid({ columns })}>
      {of.steps.map(({ title, text }, index) => (
        <li key={title} className={card}>
          <StepNumber number={index + 1} />
          <Words title={title} text={text} />
        </li>
      ))}
    </ol>
  )
}

function Words({ title, text }: Card) {
  return (
    <>
      <p className={css({ textStyle: 'h3', marginBlockStart: '3' })}>{title}</p>
      <p className={css({ textStyle: 'body', color: 'text-2' })}>
        <LinkedText>{text}</LinkedText>
      </p>
    </>
  )
}

const grid = cva({
  base: { display: 'grid', gap: { base: '3', md: '4' } },
  variants: {
    columns: {
      3: { gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' } },
      4: { gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } },
    },
  },
})
const card = css({
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
