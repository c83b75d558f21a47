import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productContentLimits } from '#api/limits.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { productsQuery } from '#staff/app/queries.ts'
import { moved, removedAt } from '#staff/content/list-edit.ts'
import { ListItem } from '#staff/content/ListItem.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Named = Schemas['StaffNamed']
type Props = {
  /** The product itself, which is not offered; null for a new one. */
  ownId: number | null
  similar: readonly Named[]
  disabled: boolean
  onChange: (similar: Named[]) => void
}

const offered = 8

/** The similar products that staff choose, in the order in which staff arrange them. */
export function SimilarFields({ ownId, similar, disabled, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...productsQuery(useApi(), { search, sort: '-id', page: 1 }),
    enabled: search !== '',
  })
  const taken = new Set([ownId, ...similar.map(({ id }) => id)])
  const found = search === '' ? [] : (data?.results ?? []).filter(({ id }) => !taken.has(id))
  return (
    <div className={stack}>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.similarHint}</p>
      <div className={stack}>
        {similar.map(({ id, name }, place) => (
          <ListItem
            key={id}
            name={name}
            place={place}
            count={similar.length}
            disabled={disabled}
            onMove={(by) => onChange(moved(similar, place, by))}
            onRemove={() => onChange(removedAt(similar, place))}
          >
            {null}
          </ListItem>
        ))}
      </div>
      {similar.length < productContentLimits.similar_ids && (
        <div className={row}>
          <TextField
            label={words.findSimilar}
            maxLength={100}
            value={typed}
            readOnly={disabled}
            autoComplete="off"
            inputMode="search"
            className={css({ flex: '1' })}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              setSearch(typed.trim())
            }}
          />
          <Button
            look="line"
            icon="search"
            disabled={disabled}
            className={css({ marginBlockStart: '24px' })}
            onClick={() => setSearch(typed.trim())}
          >
            {words.find}
          </Button>
        </div>
      )}
      {search !== '' && data !== undefined && (
        <ul className={stack}>
          {found.length === 0 && <li>{words.noneFound}</li>}
          {found.slice(0, offered).map(({ id, title }) => (
            <li key={id}>
              <Button
                look="ghost"
                icon="plus"
                disabled={disabled || similar.length >= productContentLimits.similar_ids}
                onClick={() => onChange([...similar, { id, name: title }])}
              >
                {words.addSimilar(title)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3' })
