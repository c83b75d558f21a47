import { useState, type FormEvent } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ChangedNote } from './ChangedNote.tsx'
import { FilterOrder } from './FilterOrder.tsx'
import { useKeptSave } from './use-kept-save.ts'

type Content = Schemas['CategoryContent']
type Filters = Schemas['StaffCategories']['filters']
type Props = { category: Schemas['StaffCategories']['categories'][number]; filters: Filters }

const required = ['name', 'title_tag', 'description_tag'] as const

/** The texts of a category, the filters of its list and its place. */
export function CategoryForm({ category, filters }: Props) {
  const { id, slug, beside, content } = category
  const api = useApi()
  const [first] = useState(content)
  const [chosen, setChosen] = useState(content.filters)
  const [missing, setMissing] = useState<readonly (keyof Content)[]>([])
  const { saving, changed } = useKeptSave(content, (typed, expected) =>
    unwrap(
      api.PUT('/staff/category/{id}/', {
        params: { path: { id } },
        body: { category: typed, expected },
      }),
    ),
  )
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textIn(form, name).trim()
    const typed = {
      name: text('name'),
      title_tag: text('title_tag'),
      description_tag: text('description_tag'),
      description: text('description'),
      filters: chosen,
      place: Number(text('place')),
    }
    const blank = required.filter((name) => typed[name] === '')
    setMissing(blank)
    if (blank.length === 0) saving.mutate(typed)
  }
  const field = (name: (typeof required)[number], maxLength: number) => ({
    label: words.names[name],
    name,
    maxLength,
    defaultValue: first[name],
    error: missing.includes(name) ? words.missing : undefined,
    autoComplete: 'off',
  })
  return (
    <Panel title={words.edit(first.name)}>
      <form className={css({ display: 'grid', gap: '4' })} onSubmit={save} noValidate>
        <TextField {...field('name', 60)} hint={words.address(slug)} />
        <SelectField
          label={words.names.place}
          name="place"
          defaultValue={first.place}
          options={Array.from({ length: beside }, (_, place) => ({
            value: place,
            label: toPersianDigits(place + 1),
          }))}
        />
        <TextField {...field('title_tag', 200)} />
        <TextArea {...field('description_tag', 400)} rows={3} />
        <TextArea
          label={words.names.description}
          hint={words.descriptionHint}
          name="description"
          rows={6}
          maxLength={10_000}
          defaultValue={first.description}
        />
        <FilterOrder filters={filters} chosen={chosen} onChange={setChosen} />
        <ChangedNote changes={changed.map((name) => fieldText(content, name, filters))} />
        <FailureNote failure={saving.error === null ? null : failureOf(saving.error)} />
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}

const labels: Readonly<Record<string, string>> = words.names

function fieldText(content: Content, name: string, filters: Filters): string {
  const texts: Readonly<Record<string, string>> = {
    ...content,
    place: toPersianDigits(content.place + 1),
    filters: content.filters
      .map((key) => filters.find((each) => each.key === key)?.content.name ?? key)
      .join('، '),
  }
  return words.change(labels[name] ?? name, texts[name] || words.empty)
}
