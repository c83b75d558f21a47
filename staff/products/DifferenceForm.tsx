import type { FormEvent, ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'

type Difference<Name> = {
  name: Name
  label: string
  theirs: ReactNode
  mine: ReactNode
  /** Who changed the field. The colleague's value is preselected unless only ours changed. */
  changedBy: Author
}

type Author = 'me' | 'colleague' | 'both'

type Props<Name> = {
  differences: readonly Difference<Name>[]
  words: { conflict: string; settle: string; dismiss: string }
  /** The fields for which our value is kept. */
  onSettle: (mine: Name[]) => void
  onDismiss: () => void
}

/** Who changed a field, given the fields that each side changed. */
export function authorOf<Name>(
  name: Name,
  { mine, theirs }: { mine: readonly Name[]; theirs: readonly Name[] },
): Author {
  if (!theirs.includes(name)) return 'me'
  return mine.includes(name) ? 'both' : 'colleague'
}

/** Asks, for each field that differs, which value to keep. */
export function DifferenceForm<Name extends string>(props: Props<Name>) {
  const { differences, words, onSettle, onDismiss } = props
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const names = differences.map(({ name }) => name)
    onSettle(names.filter((name) => form.get(name) === 'mine'))
  }
  return (
    <form className={css({ display: 'grid', gap: '4' })} onSubmit={settle}>
      <Note tone="warn" role="alert">
        {words.conflict}
      </Note>
      {differences.map(({ name, label, theirs, mine, changedBy }) => (
        <fieldset key={name} className={group}>
          <legend className={css({ textStyle: 'label' })}>{label}</legend>
          <p className={css({ textStyle: 'small', color: 'text-2' })}>
            {staff.changedBy[changedBy]}
          </p>
          <Radio name={name} value="theirs" defaultChecked={changedBy !== 'me'}>
            {theirs}
          </Radio>
          <Radio name={name} value="mine" defaultChecked={changedBy === 'me'}>
            {mine}
          </Radio>
        </fieldset>
      ))}
      <div className={formActions}>
        <Button type="submit">{words.settle}</Button>
        <Button look="line" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      </div>
    </form>
  )
}

const group = css({
  minWidth: '0',
  paddingInline: '4',
  paddingBlock: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
})
