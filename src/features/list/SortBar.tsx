import { Link } from 'wouter'
import { formatToman } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { activeOrdering, offeredOrderings, withOrdering } from './list-state.ts'
import type { ListControl } from './use-list-state.ts'

type Props = {
  control: ListControl
  total: number | null
  /** Whether there is nothing to sort: the number is then only read out. */
  isBare: boolean
}

/** The sort options and the number of products. On phones the sort button links here before hydration. */
export function SortBar({ control: { state, addressOf }, total, isBare }: Props) {
  const active = activeOrdering(state)
  return (
    <div className={isBare ? hidden : bar}>
      {!isBare && (
        <nav id="sort" aria-label={list.sort} className={options}>
          <span className={label} aria-hidden>
            <Icon name="sort" size={20} />
            {list.sortBy}
          </span>
          {offeredOrderings(state).map((ordering) => (
            <Link
              key={ordering}
              href={addressOf(withOrdering(state, ordering))}
              aria-current={ordering === active ? 'true' : undefined}
              className={option({ active: ordering === active })}
              rel="nofollow"
            >
              {list.orderings[ordering]}
            </Link>
          ))}
        </nav>
      )}
      <p role="status" className={count}>
        {total !== null && list.total(formatToman(total))}
      </p>
    </div>
  )
}

const hidden = css({ srOnly: true })
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: { md: '56px' },
  borderBlockEnd: { md: '1px solid {colors.border}' },
})
const options = css({
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '6',
  _target: { display: 'flex' },
})
const label = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'label',
  color: 'text',
})
const option = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'tap',
    textStyle: 'ui',
    color: 'text-2',
    _hover: { color: 'text' },
  },
  variants: { active: { true: { color: 'brand-text', fontWeight: '700' }, false: {} } },
})
const count = css({ textStyle: 'caption', color: 'text-2', whiteSpace: 'nowrap' })
