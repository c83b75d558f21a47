import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { paths } from '#staff/app/paths.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { CategoryPicture } from './CategoryPicture.tsx'
import { ChangedNote } from './ChangedNote.tsx'
import { FilterOrder } from './FilterOrder.tsx'
import { ParentField } from './ParentField.tsx'
import { categoryFieldText, lastPlace, newCategory } from './category-text.ts'
import { useKeptSave } from './use-kept-save.ts'

type Content = Schemas['CategoryContent']
type Props = {
  /** Null for a new one. */
  category: Schemas['StaffCategories']['categories'][number] | null
  all: Schemas['StaffCategories']
}

const required = ['name', 'title_tag', 'description_tag'] as const

/** The names and texts of a category, what it is under, its pictures and the filters of its list; the tree orders it. */
export function CategoryForm({ category, all }: Props) {
  const api = useApi()
  const [, navigate] = useLocation()
  const id = category?.id ?? null
  const [blankContent] = useState(() => newCategory(all))
  const content = category?.content ?? blankContent
  const [first] = useState(content)
  const [parentId, setParentId] = useState(content.parent_id)
  const [pictures, setPictures] = useState({
    desktop_banner: content.desktop_banner,
    mobile_banner: content.mobile_banner,
  })
  const [chosen, setChosen] = useState(content.filters)
  const [wrong, setWrong] = useState<readonly (keyof Content)[]>([])
  const { saving, changed } = useKeptSave(
    content,
    (typed, expected) =>
      unwrap(
        id === null
          ? api.POST('/staff/category/', { body: typed })
          : api.PUT('/staff/category/{id}/', {
              params: { path: { id } },
              body: { category: typed, expected },
            }),
      ),
    ({ categories }, { slug }) => {
      const made = categories.find((each) => each.content.slug === slug)
      if (id === null && made !== undefined) navigate(`${paths.categories}?id=${made.id}`)
    },
  )
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textIn(form, name).trim()
    const typed = {
      name: text('name'),
      slug: text('slug'),
      parent_id: parentId,
      title_tag: text('title_tag'),
      description_tag: text('description_tag'),
      description: text('description'),
      ...pictures,
      filters: chosen,
      place: parentId === content.parent_id ? content.place : lastPlace(all, parentId),
    }
    const broken = [
      ...required.filter((name) => typed[name] === ''),
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed.slug) ? [] : (['slug'] as const)),
    ]
    setWrong(broken)
    if (broken.length === 0) saving.mutate(typed)
  }
  const field = (name: (typeof required)[number], maxLength: number) => ({
    label: words.names[name],
    name,
    maxLength,
    defaultValue: first[name],
    error: wrong.includes(name) ? words.missing : undefined,
    autoComplete: 'off',
  })
  const picture = (name: 'desktop_banner' | 'mobile_banner') => (
    <CategoryPicture
      label={words.names[name]}
      value={pictures[name]}
      onChange={(address) => setPictures((known) => ({ ...known, [name]: address }))}
    />
  )
  return (
    <Panel title={id === null ? words.create : words.edit(first.name)}>
      <form className={css({ display: 'grid', gap: '4' })} onSubmit={save} noValidate>
        <TextField {...field('name', 60)} />
        <TextField
          label={words.names.slug}
          hint={words.slugHint}
          name="slug"
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          defaultValue={first.slug}
          error={wrong.includes('slug') ? words.slugWrong : undefined}
        />
        <ParentField
          id={id}
          parentId={parentId}
          categories={all.categories}
          onChange={setParentId}
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
        {picture('desktop_banner')}
        {picture('mobile_banner')}
        <FilterOrder filters={all.filters} chosen={chosen} onChange={setChosen} />
        <ChangedNote
          changes={changed
            .filter((name) => name !== 'place')
            .map((name) => categoryFieldText(content, name, all))}
        />
        <FailureNote failure={saving.error === null ? null : failureOf(saving.error)} />
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}
