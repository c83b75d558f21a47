import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { staffPickUp as words } from '#i18n/fa/staff-pick-up.ts'
import {
  staffPickUpSelectors as selectors,
  type StaffPickUpActor,
} from '#machines/flows/staff-pick-up/staff-pick-up.machine.ts'
import { css } from '#styled/css/index.js'
import { FlowView } from '#staff/app/FlowView.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FoundOrder } from './FoundOrder.tsx'

type Props = { actor: StaffPickUpActor }

/** The flow at the desk. */
export function PickUpDesk({ actor }: Props) {
  const isEntering = useSelector(actor, selectors.isEntering)
  const isHandedOver = useSelector(actor, selectors.isHandedOver)
  const order = useSelector(actor, selectors.order)
  const view = isEntering || order === null ? 'code' : isHandedOver ? 'done' : 'order'
  return (
    <FlowView name={view}>
      {view === 'code' && <CodeForm actor={actor} />}
      {view === 'order' && order !== null && <FoundOrder actor={actor} order={order} />}
      {view === 'done' && order !== null && <HandedOver actor={actor} id={order.id} />}
    </FlowView>
  )
}

function HandedOver({ actor, id }: Props & { id: number }) {
  return (
    <div className={stack}>
      <Note tone="ok" role="status">
        {words.done(toPersianDigits(id))}
      </Note>
      <Button onClick={() => actor.send({ type: 'order.left' })}>{words.next}</Button>
    </div>
  )
}

function CodeForm({ actor }: Props) {
  const isFinding = useSelector(actor, selectors.isFinding)
  const isMalformed = useSelector(actor, selectors.isMalformed)
  const failure = useSelector(actor, selectors.failure)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = toLatinDigits(textIn(new FormData(event.currentTarget), 'code')).trim()
    actor.send({ type: 'code.submitted', code })
  }
  return (
    <form className={stack} onSubmit={submit}>
      <p>{words.intro}</p>
      <TextField
        label={words.code}
        hint={words.hint}
        error={isMalformed ? words.malformed : undefined}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        ltr
        readOnly={isFinding}
      />
      <FailureNote failure={failure} />
      <Button type="submit" busy={isFinding} busyLabel={words.finding}>
        {words.find}
      </Button>
    </form>
  )
}

const stack = css({ display: 'grid', gap: '4', maxWidth: '480px' })
