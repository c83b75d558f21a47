import { useQuery } from '@tanstack/react-query'
import { pickedByHandLimits } from '#api/limits.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import { css } from '#styled/css/index.js'
import { contentProductsQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { moved, removedAt } from '../list-edit.ts'
import { ListItem } from '../ListItem.tsx'
import { ProductSearch } from './ProductSearch.tsx'

type Props = {
  slugs: readonly string[]
  error: string | undefined
  disabled: boolean
  onChange: (slugs: string[]) => void
}

/** Products chosen one by one, in the order in which staff arrange them. */
export function PickedProducts({ slugs, error, disabled, onChange }: Props) {
  const query = contentProductsQuery(useApi(), { slug: [...slugs] })
  const { data } = useQuery({ ...query, enabled: slugs.length > 0 })
  const nameOf = (slug: string) => {
    const title = data?.find((product) => product.slug === slug)?.title
    return title ?? (data === undefined ? slug : words.gone(slug))
  }
  return (
    <div className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
      <p className={css({ textStyle: 'label' })}>{words.products}</p>
      {slugs.length === 0 && <p>{words.noProducts}</p>}
      <div className={css({ display: 'grid', gap: '2' })}>
        {slugs.map((slug, place) => (
          <ListItem
            key={slug}
            name={nameOf(slug)}
            place={place}
            count={slugs.length}
            disabled={disabled}
            onMove={(by) => onChange(moved(slugs, place, by))}
            onRemove={() => onChange(removedAt(slugs, place))}
          >
            {null}
          </ListItem>
        ))}
      </div>
      <ProductSearch
        label={words.search}
        error={error}
        disabled={disabled || slugs.length >= pickedByHandLimits.slugs}
        taken={slugs}
        onChoose={(slug) => onChange([...slugs, slug])}
      />
    </div>
  )
}
