import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import { css } from '#styled/css/index.js'
import { contentProductsQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { usePaused } from '#src/lib/use-paused.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  label: string
  error: string | undefined
  disabled: boolean
  /** The slugs that are chosen already. */
  taken: readonly string[]
  onChoose: (slug: string) => void
}

/** Finds products by their names, to choose one after another. */
export function ProductSearch({ label, error, disabled, taken, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const search = usePaused(typed.trim())
  const isAsked = typed.trim() !== '' && search.length >= 2
  const { data } = useQuery({ ...contentProductsQuery(useApi(), { search }), enabled: isAsked })
  const found = isAsked ? (data ?? []).filter(({ slug }) => !taken.includes(slug)) : []
  return (
    <div>
      <TextField
        label={label}
        hint={words.searchHint}
        error={error}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        readOnly={disabled}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
        {isAsked && data !== undefined && found.length === 0 ? words.nothing : said}
      </p>
      {found.length > 0 && (
        <ul className={css({ display: 'grid', gap: '1' })}>
          {found.map(({ slug, title }) => (
            <li key={slug}>
              <Button
                look="ghost"
                icon="plus"
                disabled={disabled}
                aria-label={words.addProduct(title)}
                onClick={() => {
                  onChoose(slug)
                  setSaid(words.chosen(title))
                  setTyped('')
                }}
              >
                <bdi>{title}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
