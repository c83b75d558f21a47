import { useQuery } from '@tanstack/react-query'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import { css } from '#styled/css/index.js'
import { contentProductsQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { ProductSearch } from './ProductSearch.tsx'

type Props = {
  label: string
  /** A slug; empty for none. */
  value: string
  /** The key of the color that the picture shows. */
  color: string | undefined
  error: string | undefined
  disabled: boolean
  onChange: (slug: string, color?: string) => void
}

/** One product, found by its name, and the color of it that the picture shows. */
export function ProductField({ label, value, color, error, disabled, onChange }: Props) {
  const query = contentProductsQuery(useApi(), { slug: [value] })
  const { data } = useQuery({ ...query, enabled: value !== '', placeholderData: undefined })
  const name = data === undefined ? value : (data[0]?.title ?? words.gone(value))
  const colors = value === '' ? [] : (data?.[0]?.colors ?? [])
  return (
    <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <div className={row}>
        <span className={css({ flex: '1 1 200px', minWidth: '0' })}>
          <span className={css({ display: 'block', textStyle: 'label' })}>{label}</span>
          <bdi>{value === '' ? words.noProduct : name}</bdi>
        </span>
        {value !== '' && (
          <Button look="ghost" icon="trash" disabled={disabled} onClick={() => onChange('')}>
            {words.dropProduct}
          </Button>
        )}
      </div>
      {colors.length > 1 && (
        <SelectField
          label={words.color}
          hint={words.colorHint}
          prompt={words.cheapest}
          options={colors.map(({ key, name: text }) => ({ value: key, label: text }))}
          value={color ?? ''}
          disabled={disabled}
          onChange={({ target }) => onChange(value, target.value || undefined)}
        />
      )}
      <ProductSearch
        label={`${words.search}: ${label}`}
        error={error}
        disabled={disabled}
        taken={[value]}
        onChoose={(slug) => onChange(slug)}
      />
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
