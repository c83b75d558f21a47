import { staffViews as words } from '#i18n/fa/staff-views.ts'
import { cva } from '#styled/css/index.js'
import { ChipLink } from '#src/ui/Chip.tsx'
import { useSavedViews, type ViewSource } from './use-saved-views.ts'

type Props = {
  views: ViewSource
  /** In one row above the list where there is room for it, or in the menu on phones. */
  place: 'row' | 'menu'
  onOpen?: () => void
}

/** The saved views of a list, each of which comes back with one press; nothing if there are none. */
export function SavedViews({ views, place, onOpen }: Props) {
  const { all, chosen, href, name } = useSavedViews(views)
  if (all.length === 0) return null
  return (
    <nav aria-label={words.label} className={frame({ place })}>
      <p aria-hidden className={label({ place })}>
        {words.label}
      </p>
      <div className={chips({ place })}>
        {all.map((view) => (
          <ChipLink key={view.id} href={href(view)} selected={view === chosen} onClick={onOpen}>
            {name(view)}
          </ChipLink>
        ))}
      </div>
    </nav>
  )
}

const frame = cva({
  variants: {
    place: {
      row: {
        display: { base: 'none', sm: 'flex' },
        alignItems: 'center',
        gap: '3',
        marginBlockEnd: '2',
      },
      menu: { display: { base: 'grid', sm: 'none' }, gap: '2' },
    },
  },
})
const label = cva({
  variants: {
    place: {
      row: { flexShrink: '0', textStyle: 'small', color: 'text-2' },
      menu: { textStyle: 'label' },
    },
  },
})
const chips = cva({
  base: { display: 'flex', gap: '2', minWidth: '0' },
  variants: {
    place: {
      row: { overflowX: 'auto', paddingInline: '3px', paddingBlock: '3px', scrollbarWidth: 'thin' },
      menu: { flexWrap: 'wrap' },
    },
  },
})
