import { staff } from '#i18n/fa/staff.ts'
import { number } from '#src/lib/format.ts'
import { FilterLinks } from './FilterLinks.tsx'

type Props<State extends string> = {
  label: string
  names: Readonly<Record<State, string>>
  /** The states in their order; left out: all that have a name, as they stand there. */
  states?: readonly State[]
  /** How many entries are in each; left out while it is not known. */
  totals: ReadonlyMap<State, number> | undefined
  /** How many entries there are; left out: the sum of those in the states. */
  all?: number
  chosen: State | null
  /** The URL of the list in a state; null: in all of them. */
  href: (state: State | null) => string
}

/** The states of a list with how many entries are in each. */
export function StateFilter<State extends string>(props: Props<State>) {
  const { label, names, states = statesOf(names), totals, chosen, href } = props
  const withCount = (text: string, total: number) =>
    totals === undefined ? text : staff.orders.withCount(text, number(total))
  const sum = [...(totals?.values() ?? [])].reduce((whole, one) => whole + one, 0)
  return (
    <FilterLinks
      label={label}
      everything={withCount(staff.orders.all, props.all ?? sum)}
      choices={states.map((state) => ({
        value: state,
        name: withCount(names[state], totals?.get(state) ?? 0),
      }))}
      chosen={chosen}
      href={href}
    />
  )
}

/** The states that have a name, in their order. */
export const statesOf = <State extends string>(names: Readonly<Record<State, string>>) =>
  Object.keys(names).filter((state): state is State => Object.hasOwn(names, state))
