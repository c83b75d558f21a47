import { useState, type FormEvent } from 'react'
import { filterContentLimits } from '#api/limits.ts'
import { readPairs, writePairs } from '#domain/product-content.ts'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { SaveFailure } from '#staff/app/SaveFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ChangedNote } from './ChangedNote.tsx'
import { useKeptSave } from './use-kept-save.ts'

type Content = Schemas['FilterContent']
type Props = { filter: Schemas['StaffCategories']['filters'][number] }

/** The name of a filter and its values, in every list that offers it. */
export function FilterForm({ filter: { key, values_kind: kind, content } }: Props) {
  const api = useApi()
  const [first] = useState(content)
  const [isTyped, setTyped] = useState(false)
  const [wrong, setWrong] = useState({ name: false, values: false })
  const { saving, changed } = useKeptSave(content, (typed, expected) =>
    unwrap(
      api.PUT('/staff/filter/{key}/', {
        params: { path: { key } },
        body: { filter: typed, expected },
      }),
    ),
  )
  useUnsaved({ isSaving: saving.isPending, isUnsaved: isTyped, isInQuery: true })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = textIn(form, 'name').trim()
    const values = readValues(textIn(form, 'values'))
    const isBroken = values.some((each) => !/^[a-z0-9._-]{1,40}$/.test(each.value) || !each.name)
    setWrong({ name: name === '', values: isBroken })
    if (name === '' || isBroken) return
    // Input made during the save is unsaved after it.
    setTyped(false)
    saving.mutate({ name, values }, { onError: () => setTyped(true) })
  }
  return (
    <Panel title={words.editFilter(first.name)}>
      <form
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={save}
        onChange={() => setTyped(true)}
        noValidate
      >
        <TextField
          label={words.filterNames.name}
          name="name"
          maxLength={filterContentLimits.name}
          autoComplete="off"
          defaultValue={first.name}
          error={wrong.name ? words.missing : undefined}
        />
        {kind === 'fixed' && first.values.length === 0 ? (
          <p>{words.noValues}</p>
        ) : (
          <TextArea
            label={words.filterNames.values}
            hint={words.valuesHint[kind]}
            name="values"
            rows={Math.min(first.values.length + 2, 14)}
            defaultValue={writeValues(first)}
            error={wrong.values ? words.valuesWrong : undefined}
          />
        )}
        <ChangedNote changes={changed.map((name) => fieldText(content, name))} />
        <SaveFailure failure={saving.error === null ? null : failureOf(saving.error)} />
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}

const readValues = (text: string): Content['values'] =>
  readPairs(text).map(({ title, value }) => ({ value: title, name: value }))

const writeValues = ({ values }: Content): string =>
  writePairs(values.map(({ value, name }) => ({ title: value, value: name })))

const fieldText = (content: Content, name: string): string =>
  name === 'values'
    ? words.difference(words.filterNames.values, `\n${writeValues(content)}`)
    : words.difference(words.filterNames.name, content.name)
