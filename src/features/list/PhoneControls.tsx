import { useState, type MouseEvent, type ReactNode } from 'react'
import { formatToman } from '#domain/digits.ts'
import { css, cx } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { Button, ButtonLink, button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import {
  activeFilterCount,
  activeOrdering,
  canBeCleared,
  offeredOrderings,
  withOrdering,
} from './list-state.ts'

/** `total` is null while nobody knows how many goods the filters find. */
type Props = FiltersProps & { total: number | null }

/** Sort and filters of small screens, in dialogs. Before hydration the buttons are links to those within the page. */
export function PhoneControls({ total, ...filters }: Props) {
  const { control } = filters
  const [open, setOpen] = useState<'sort' | 'filters' | null>(null)
  /** The address at which the filters were opened: their first change leaves it in the history, the next ones replace it. */
  const [opened, setOpened] = useState('')
  const address = control.addressOf(control.state)
  const close = () => setOpen(null)
  const ordering = activeOrdering(control.state)
  const count = activeFilterCount(control.state)
  return (
    <div className={row}>
      <Opener
        href="#sort"
        icon="sort"
        label={`${list.sort}: ${list.orderings[ordering]}`}
        onOpen={() => setOpen('sort')}
      >
        {list.orderings[ordering]}
      </Opener>
      <Opener
        href="#filters"
        icon="filter"
        label={count === 0 ? list.filters : list.filtersOn(formatToman(count))}
        onOpen={() => {
          setOpened(address)
          setOpen('filters')
        }}
      >
        {list.filters}
        {count > 0 && <span className={badge}>{formatToman(count)}</span>}
      </Opener>
      <Dialog open={open === 'sort'} onClose={close} title={list.sort}>
        <div role="radiogroup" aria-label={list.sort}>
          {offeredOrderings(control.state).map((each) => (
            <Radio
              key={each}
              name="sort-choice"
              checked={each === ordering}
              onChange={() => {
                close()
                control.go(withOrdering(control.state, each))
              }}
            >
              {list.orderings[each]}
            </Radio>
          ))}
        </div>
      </Dialog>
      <Dialog
        open={open === 'filters'}
        onClose={close}
        title={list.filters}
        look="full"
        aside={
          canBeCleared(control.state) && (
            <ButtonLink href={control.path} look="ghost" size="sm" onClick={close}>
              {list.clear}
            </ButtonLink>
          )
        }
        foot={
          <Button wide onClick={close}>
            {totalText(total)}
          </Button>
        }
      >
        <Filters {...filters} replace={address !== opened} bare />
      </Dialog>
    </div>
  )
}

function totalText(total: number | null): string {
  if (total === null) return list.allResults
  return total === 0 ? list.nothingFound : list.seeResults(formatToman(total))
}

type OpenerProps = {
  href: string
  icon: IconName
  label: string
  onOpen: () => void
  children: ReactNode
}

function Opener({ href, icon, label, onOpen, children }: OpenerProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={href}
      role="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={open}
      className={cx(button({ look: 'line', size: 'sm' }), opener)}
    >
      <Icon name={icon} size={20} />
      {children}
    </a>
  )
}

/** Stays below the header while the list scrolls, unless large text puts the buttons below each other. */
const row = css({
  display: { base: 'grid', md: 'none' },
  position: 'sticky',
  insetBlockStart: 'calc(68px - clamp(0px, (17rem - 100vw) * 99, 999px))',
  zIndex: '1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 50% - 5px), 1fr))',
  gap: '2',
  marginInline: 'calc(-1 * {spacing.gutter})',
  paddingInline: 'gutter',
  marginBlock: '-2',
  paddingBlock: '2',
  bg: 'bg',
})
const opener = css({ minWidth: '0' })
const badge = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'brand',
  color: 'on-brand',
  textStyle: 'micro',
})
