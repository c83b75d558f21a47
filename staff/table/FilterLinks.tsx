import { useEffect, useRef } from 'react'
import { css, cx } from '#styled/css/index.js'
import { ChipLink, chipRow, showChosen } from '#src/ui/Chip.tsx'

type Props<Value extends string> = {
  label: string
  /** What the choice of everything is called. */
  everything: string
  choices: readonly { value: Value; name: string }[]
  chosen: Value | null
  /** Whether it is one of several among the filters, where its name is seen too. */
  isNamed?: boolean
  /** The URL of the list with a choice; null: with everything. */
  href: (value: Value | null) => string
}

/** Links that narrow a list down to one kind of its entries. */
export function FilterLinks<Value extends string>(props: Props<Value>) {
  const { label, everything, choices, chosen, isNamed = false, href } = props
  const row = useRef<HTMLElement>(null)
  const count = choices.length
  useEffect(() => {
    if (chosen !== null && count > 0) showChosen(row.current)
  }, [chosen, count])
  const links = (
    <>
      <ChipLink href={href(null)} selected={chosen === null}>
        {everything}
      </ChipLink>
      {choices.map(({ value, name }) => (
        <ChipLink key={value} href={href(value)} selected={value === chosen}>
          {name}
        </ChipLink>
      ))}
    </>
  )
  return isNamed ? (
    <nav aria-label={label}>
      <p aria-hidden className={css({ textStyle: 'label', marginBlockEnd: '2' })}>
        {label}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>{links}</div>
    </nav>
  ) : (
    <nav ref={row} aria-label={label} className={cx(chipRow, css({ marginBlockEnd: '2' }))}>
      {links}
    </nav>
  )
}
