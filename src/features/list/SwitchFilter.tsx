import { formatToman } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { Switch } from '#src/ui/Checkbox.tsx'
import { isChosen, withToggled } from './list-state.ts'
import { countOf, type Facet, type FilterDefinition } from './list-view.ts'
import type { ListControl } from './use-list-state.ts'

type Props = {
  definition: FilterDefinition
  control: ListControl
  facets: readonly Facet[]
  replace: boolean
}

/** A boolean filter: `key=true` in the URL while it is on. */
export function SwitchFilter({ definition, control, facets, replace }: Props) {
  const { filter_key: key, name } = definition
  const count = countOf(facets, key, 'true')
  return (
    <Switch
      name={key}
      value="true"
      checked={isChosen(control.state, key, 'true')}
      onChange={() => control.go(withToggled(control.state, key, 'true'), { replace })}
      end={count !== null && <span className={amount}>{formatToman(count)}</span>}
      className={row}
    >
      {name}
    </Switch>
  )
}

const row = css({
  minHeight: '56px',
  borderBlockStart: '1px solid {colors.border}',
  textStyle: 'label',
})
const amount = css({ textStyle: 'caption', color: 'text-2' })
