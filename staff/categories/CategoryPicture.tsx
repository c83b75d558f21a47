import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import { css } from '#styled/css/index.js'
import { PictureField } from '#staff/content/home/PictureField.tsx'
import { Button } from '#src/ui/Button.tsx'

type Props = {
  label: string
  value: string | null
  onChange: (address: string | null) => void
}

/** A picture of a category, which can have none. */
export function CategoryPicture({ label, value, onChange }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start', minWidth: '0' })}>
      <PictureField
        label={label}
        name={null}
        value={value ?? ''}
        error={undefined}
        disabled={false}
        onChange={onChange}
      />
      {value !== null && (
        <Button look="ghost" size="sm" icon="trash" onClick={() => onChange(null)}>
          {`${words.dropPicture}: ${label}`}
        </Button>
      )}
    </div>
  )
}
