import { useQuery } from '@tanstack/react-query'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { contentChoicesQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'

type Props = {
  /** `list`: a category or a collection. */
  kind: 'category' | 'brand' | 'list'
  label: string
  prompt: string
  /** A slug, or the slug path of a category. */
  value: string
  error?: string
  disabled: boolean
  onChange: (slug: string) => void
}

/** Chooses a category, a brand or a list of the shop. One that no longer exists stays until another is chosen. */
export function ChoiceField({ kind, value, onChange, ...field }: Props) {
  const { data } = useQuery(contentChoicesQuery(useApi()))
  const known = choicesOf(kind, data)
  const chosen = known.find(({ slug }) => lastOf(slug) === lastOf(value))
  const options =
    chosen === undefined && value !== ''
      ? [{ slug: value, name: value, depth: 0 }, ...known]
      : known
  return (
    <SelectField
      {...field}
      value={chosen?.slug ?? value}
      options={options.map(({ slug, name, depth }) => ({
        value: slug,
        label: `${'\u2003'.repeat(depth)}${name}`,
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function choicesOf(kind: Props['kind'], data: Schemas['ContentChoices'] | undefined) {
  if (data === undefined) return []
  if (kind === 'brand') return data.brands
  const categories = data.categories.map(({ name, is_shown: isShown, ...category }) => ({
    ...category,
    name: isShown ? name : words.hiddenCategory(name),
  }))
  return kind === 'category' ? categories : [...data.collections, ...categories]
}

/** The last segment of a path identifies the category. */
const lastOf = (path: string) => path.split('/').at(-1) ?? ''
