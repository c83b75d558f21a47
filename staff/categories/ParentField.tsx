import { possibleParents } from '#domain/category-places.ts'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

type Props = {
  /** Null for a new category. */
  id: number | null
  parentId: number | null
  categories: Schemas['StaffCategories']['categories']
  onChange: (id: number | null) => void
}

/** The category that one is under. */
export function ParentField({ id, parentId, categories, onChange }: Props) {
  const placed = categories.map((each) => ({ id: each.id, parent_id: each.content.parent_id }))
  const possible = new Set(possibleParents(placed, id))
  return (
    <SelectField
      label={words.names.parent_id}
      hint={words.parentHint}
      value={parentId ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: words.noParent },
        ...categories
          .filter((each) => possible.has(each.id))
          .map((each) => ({
            value: each.id,
            label: `${'\u2003'.repeat(each.depth)}${each.content.name}`,
          })),
      ]}
    />
  )
}
