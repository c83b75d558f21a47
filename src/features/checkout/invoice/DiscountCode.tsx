import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isBlank } from '#domain/persian.ts'
import { css } from '#styled/css/index.js'
import { invoice } from '#i18n/fa/invoice.ts'
import { ui } from '#i18n/fa/ui.ts'
import { person } from '#i18n/fa/person.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import {
  discountCodeSelectors,
  type DiscountCodeRef,
} from '#machines/flows/discount-code/discount-code.machine.ts'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { toman } from '#src/lib/format.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { connectDiscountCode, refusalText } from './connect-discount-code.ts'

const words = invoice.discount

export type CodeValues = { code: string }

type Props = { actor: CheckoutActor; form: UseFormReturn<CodeValues> }

/** The discount code; it cannot be changed while the order is being placed. */
export function DiscountCode({ actor, form }: Props) {
  const discount = useSelector(actor, checkoutSelectors.discountCode)
  const { discount: applied } = useSelector(actor, checkoutSelectors.cart)
  const note = applied && (
    <>
      {words.applied}
      <span className={css({ display: 'block', textStyle: 'small' })}>
        <Bdi>{words.saved(applied.code, toman(applied.amount))}</Bdi>
      </span>
    </>
  )
  return (
    <Panel icon="percent" title={words.title}>
      <div className={css({ padding: { base: '4', sm: '6' } })}>
        {discount !== undefined ? (
          <CodeOrNote discount={discount} form={form} note={note} />
        ) : note !== null ? (
          <AppliedNote>{note}</AppliedNote>
        ) : (
          <LockedForm form={form} />
        )}
      </div>
    </Panel>
  )
}

type CodeProps = { discount: DiscountCodeRef; form: Props['form'] }

function CodeOrNote({ discount, form, note }: CodeProps & { note: ReactNode }) {
  const applied = useSelector(discount, discountCodeSelectors.applied)
  const part = useLostFocus(applied)
  useEffect(() => connectDiscountCode(discount), [discount])
  const remove = () => {
    form.reset()
    discount.send({ type: 'code.removed' })
  }
  return (
    <div ref={part}>
      {applied === null ? (
        <CodeForm discount={discount} form={form} />
      ) : (
        <AppliedCode discount={discount} onRemove={remove}>
          {note}
        </AppliedCode>
      )}
    </div>
  )
}

type AppliedProps = { discount: DiscountCodeRef; onRemove: () => void; children: ReactNode }

function AppliedCode({ discount, onRemove, children }: AppliedProps) {
  const isRemoving = useSelector(discount, discountCodeSelectors.isRemoving)
  const failure = useSelector(discount, discountCodeSelectors.failure)
  const retry = () => discount.send({ type: 'retry.requested' })
  const isWaiting = useRetryWhenOnline(failure, retry)
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <AppliedNote
        isRemoving={isRemoving}
        onRemove={failure === null ? onRemove : retry}
        label={failure === null ? words.remove : words.removeAgain}
      >
        {children}
      </AppliedNote>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {words.removalFailed} {failureText(failure)}
          {isWaiting && ` ${ui.retriedWhenOnline}`}
        </Note>
      )}
    </div>
  )
}

type NoteProps = {
  /** Left out while the code cannot be removed. */
  onRemove?: () => void
  isRemoving?: boolean
  label?: string
  children: ReactNode
}

function AppliedNote({ onRemove, isRemoving = false, label = words.remove, children }: NoteProps) {
  return (
    <Note
      tone="ok"
      role="status"
      end={
        <Button
          size="sm"
          look="ghost"
          disabled={onRemove === undefined}
          busy={isRemoving}
          busyLabel={words.removing}
          onClick={onRemove}
        >
          {label}
        </Button>
      }
    >
      {children}
    </Note>
  )
}

function LockedForm({ form: { register } }: { form: Props['form'] }) {
  return (
    <div className={layout}>
      <TextField label={words.label} quiet ltr disabled {...register('code')} />
      <Button look="line" disabled>
        {words.check}
      </Button>
    </div>
  )
}

function CodeForm({ discount, form: { register, handleSubmit, formState } }: CodeProps) {
  const isBusy = useSelector(discount, discountCodeSelectors.isBusy)
  const canRetry = useSelector(discount, discountCodeSelectors.canRetry)
  const failure = useSelector(discount, discountCodeSelectors.failure)
  const retry = () => discount.send({ type: 'retry.requested' })
  const isWaiting = useRetryWhenOnline(failure, canRetry ? retry : undefined)
  const failed =
    failure === null
      ? undefined
      : `${refusalText(failure)}${isWaiting ? ` ${ui.retriedWhenOnline}` : ''}`
  const { errors, isValid } = formState
  const submit = handleSubmit(({ code }) => discount.send({ type: 'code.submitted', code }))
  return (
    <form className={layout} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words.label}
        quiet
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        ltr
        error={errors.code?.message ?? failed}
        {...register('code', { validate: (code) => !isBlank(code) || person.required })}
      />
      <Button
        type="submit"
        look="line"

        disabled={!isValid}
        busy={isBusy}
        busyLabel={words.checking}
      >
        {words.check}
      </Button>
      {canRetry && (
        <Button
          look="ghost"
          icon="refresh"
          className={css({ gridColumn: '1 / -1', justifySelf: 'start' })}
          onClick={retry}
        >
          {words.retry}
        </Button>
      )}
    </form>
  )
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '3',
})
