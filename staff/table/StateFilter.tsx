import { staff } from '#i18n/fa/staff.ts'
import { css, cx } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'

type Props<State extends string> = {
  label: string
  /** All states in their order, by their names. */
  names: Readonly<Record<State, string>>
  /** How many entries are in each; left out while it is not known. */
  totals: ReadonlyMap<State, number> | undefined
  chosen: State | null
  /** The URL of the list in a state; null: in all of them. */
  href: (state: State | null) => string
}

/** The states of a list with how many entries are in each. */
export function StateFilter<State extends string>(props: Props<State>) {
  const { label, names, totals, chosen, href } = props
  const withCount = (text: string, total: number) =>
    totals === undefined ? text : staff.orders.withCount(text, number(total))
  const all = [...(totals ?? new Map<State, number>()).values()].reduce((sum, one) => sum + one, 0)
  return (
    <nav aria-label={label} className={cx(chipRow, css({ marginBlockEnd: '4' }))}>
      <ChipLink href={href(null)} selected={chosen === null}>
        {withCount(staff.orders.all, all)}
      </ChipLink>
      {statesOf(names).map((state) => (
        <ChipLink key={state} href={href(state)} selected={state === chosen}>
          {withCount(names[state], totals?.get(state) ?? 0)}
        </ChipLink>
      ))}
    </nav>
  )
}

/** The states that have a name, in their order. */
export const statesOf = <State extends string>(names: Readonly<Record<State, string>>) =>
  Object.keys(names).filter((state): state is State => Object.hasOwn(names, state))
