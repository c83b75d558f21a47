import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { categoryContentLimits } from '#api/limits.ts'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { useDraft } from '#staff/app/use-draft.ts'
import { SaveFailure } from '#staff/app/SaveFailure.tsx'
import { useUnsaved } from '#staff/app/unsaved.ts'
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
  const [blank] = useState(() => newCategory(all))
  const content = category?.content ?? blank
  const draft = useDraft(id === null ? 'category' : null, () => content)
  const typed = draft.draft
  const [isTyped, setTyped] = useState(false)
  const [wrong, setWrong] = useState<readonly (keyof Content)[]>([])
  const { saving, changed } = useKeptSave(
    content,
    (entered, expected) =>
      unwrap(
        id === null
          ? api.POST('/staff/category/', { body: entered })
          : api.PUT('/staff/category/{id}/', {
              params: { path: { id } },
              body: { category: entered, expected },
            }),
      ),
    ({ categories }, { slug }) => {
      draft.drop()
      const made = categories.find((each) => each.content.slug === slug)
      if (id === null && made !== undefined) navigate(`${paths.categories}?id=${made.id}`)
    },
  )
  // The input for a new category is kept as a draft.
  useUnsaved({ isSaving: saving.isPending, isUnsaved: isTyped && id !== null, isInQuery: true })
  const change = (part: Partial<Content>) => {
    setTyped(true)
    draft.change(part)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = {
      ...typed,
      name: typed.name.trim(),
      slug: typed.slug.trim(),
      title_tag: typed.title_tag.trim(),
      description_tag: typed.description_tag.trim(),
      description: typed.description.trim(),
      place:
        typed.parent_id === content.parent_id ? content.place : lastPlace(all, typed.parent_id),
    }
    const broken = [
      ...required.filter((name) => entered[name] === ''),
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entered.slug) ? [] : (['slug'] as const)),
    ]
    setWrong(broken)
    if (broken.length > 0) return
    // Input made during the save is unsaved after it.
    setTyped(false)
    saving.mutate(entered, { onError: () => setTyped(true) })
  }
  const written = (name: (typeof required)[number] | 'slug' | 'description') => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const field = (name: (typeof required)[number]) => ({
    label: words.names[name],
    ...written(name),
    maxLength: categoryContentLimits[name],
    error: wrong.includes(name) ? words.missing : undefined,
  })
  const picture = (name: 'desktop_banner' | 'mobile_banner') => (
    <CategoryPicture
      label={words.names[name]}
      value={typed[name]}
      onChange={(address) => change({ [name]: address })}
    />
  )
  return (
    <Panel title={id === null ? words.create : words.edit(content.name)}>
      <form className={css({ display: 'grid', gap: '4' })} onSubmit={save} noValidate>
        <TextField {...field('name')} />
        <TextField
          label={words.names.slug}
          hint={words.slugHint}
          {...written('slug')}
          dir="ltr"
          maxLength={categoryContentLimits.slug}
          error={wrong.includes('slug') ? words.slugWrong : undefined}
        />
        <ParentField
          id={id}
          parentId={typed.parent_id}
          categories={all.categories}
          onChange={(parent_id) => change({ parent_id })}
        />
        <TextField {...field('title_tag')} />
        <TextArea {...field('description_tag')} rows={3} />
        <TextArea
          label={words.names.description}
          hint={words.descriptionHint}
          {...written('description')}
          rows={6}
          maxLength={categoryContentLimits.description}
        />
        {picture('desktop_banner')}
        {picture('mobile_banner')}
        <FilterOrder
          filters={all.filters}
          chosen={typed.filters}
          onChange={(filters) => change({ filters })}
        />
        <ChangedNote
          changes={changed
            .filter((name) => name !== 'place')
            .map((name) => categoryFieldText(content, name, all))}
        />
        <SaveFailure failure={saving.error === null ? null : failureOf(saving.error)} />
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}
