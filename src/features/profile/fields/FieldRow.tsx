import { css } from '#styled/css/index.js'
import { profile as words } from '#i18n/fa/profile.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

type Props = {
  label: string
  /** Empty for a field that is not known yet. */
  value: string
  note?: string
  ltr?: boolean
  /** Opens the form; without it the field cannot be changed. */
  onEdit?: () => void
  /** Name of the button, by default after the label. */
  action?: string
}

/** A field of the profile: its value, and the button to add or change it. */
export function FieldRow({ label, value, note, ltr = false, onEdit, action }: Props) {
  const isEmpty = value === ''
  const name = action ?? (isEmpty ? words.add(label) : words.edit(label))
  return (
    <div className={row}>
      <dt className={term}>{label}</dt>
      <dd className={shown}>
        {isEmpty ? (
          <span className={css({ color: 'text-3' })}>{words.unknown}</span>
        ) : (
          <bdi dir={ltr ? 'ltr' : undefined}>{value}</bdi>
        )}
        {note !== undefined && <span className={aside}>{note}</span>}
      </dd>
      {onEdit !== undefined && (
        <dd className={button}>
          <IconButton icon={isEmpty ? 'plus' : 'edit'} label={name} onClick={onEdit} />
        </dd>
      )}
    </div>
  )
}

export const fieldList = css({
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '1px',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'border',
  overflow: 'hidden',
  '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: '1 / -1' } },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto auto 1fr',
  columnGap: '2',
  rowGap: '1',
  minHeight: '76px',
  paddingBlock: '3',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  bg: 'surface',
})
const term = css({ gridRow: '2', textStyle: 'small', color: 'text-2' })
const shown = css({ gridRow: '3', textStyle: 'label', overflowWrap: 'anywhere' })
const button = css({ gridColumn: '2', gridRow: '1 / -1', alignSelf: 'center' })
const aside = css({ display: 'block', textStyle: 'caption', color: 'text-2' })
