import { css, cx } from '#styled/css/index.js'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'

type Props<Value extends string> = {
  label: string
  /** What the choice of everything is called. */
  everything: string
  choices: readonly { value: Value; name: string }[]
  chosen: Value | null
  /** The URL of the list with a choice; null: with everything. */
  href: (value: Value | null) => string
}

/** Links that narrow a list down to one kind of its entries. */
export function FilterLinks<Value extends string>(props: Props<Value>) {
  const { label, everything, choices, chosen, href } = props
  return (
    <nav aria-label={label} className={cx(chipRow, css({ marginBlockEnd: '4' }))}>
      <ChipLink href={href(null)} selected={chosen === null}>
        {everything}
      </ChipLink>
      {choices.map(({ value, name }) => (
        <ChipLink key={value} href={href(value)} selected={value === chosen}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}
