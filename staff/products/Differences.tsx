import type { FormEvent } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import type { StaffVariantEditActor } from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { Terms } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { differences } from '#machines/flows/staff-variant-edit/terms.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { termText } from './term-text.ts'

const words = staff.terms

type Props = {
  actor: StaffVariantEditActor
  /** As a colleague has left them. */
  current: Terms
  /** What was typed here. */
  terms: Terms
  onDismiss: () => void
}

/** Asks for each difference to a colleague's change whose value counts. */
export function Differences({ actor, current, terms, onDismiss }: Props) {
  const names = differences(current, terms)
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const mine = names.filter((name) => form.get(name) === 'mine')
    actor.send({ type: 'difference.settled', mine, at: serverNow() })
  }
  return (
    <form className={css({ display: 'grid', gap: '4' })} onSubmit={settle}>
      <Note tone="warn" role="alert">
        {words.conflict}
      </Note>
      {names.map((name) => (
        <fieldset key={name} className={group}>
          <legend className={css({ textStyle: 'label' })}>{words.names[name]}</legend>
          <Radio name={name} value="theirs" defaultChecked>
            {words.theirs(termText(current, name))}
          </Radio>
          <Radio name={name} value="mine">
            {words.mine(termText(terms, name))}
          </Radio>
        </fieldset>
      ))}
      <div className={formActions}>
        <Button type="submit">{words.settle}</Button>
        <Button look="line" onClick={onDismiss}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

const group = css({
  paddingInline: '4',
  paddingBlock: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
})
