import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { css } from '#styled/css/index.js'
import { invoice } from '#i18n/fa/invoice.ts'
import { person } from '#i18n/fa/person.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import {
  discountCodeSelectors,
  type DiscountCodeRef,
} from '#machines/flows/discount-code/discount-code.machine.ts'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { toman } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { connectDiscountCode, refusalText } from './connect-discount-code.ts'

const words = invoice.discount

export type CodeValues = { code: string }

type Props = { actor: CheckoutActor; form: UseFormReturn<CodeValues> }

/** The discount code; while the order is being placed it stays as it is. */
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
  useEffect(() => connectDiscountCode(discount), [discount])
  const change = () => {
    form.reset()
    discount.send({ type: 'code.changed' })
  }
  if (applied === null) return <CodeForm discount={discount} form={form} />
  return <AppliedNote onChange={change}>{note}</AppliedNote>
}

/** @param onChange left out while the code cannot be changed */
function AppliedNote({ onChange, children }: { onChange?: () => void; children: ReactNode }) {
  return (
    <Note
      tone="ok"
      role="status"
      action={
        <Button size="sm" look="line" disabled={onChange === undefined} onClick={onChange}>
          {words.change}
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
      <TextField label={words.label} ltr disabled {...register('code')} />
      <Button look="line" className={besideField} disabled>
        {words.check}
      </Button>
    </div>
  )
}

function CodeForm({ discount, form: { register, handleSubmit, formState } }: CodeProps) {
  const isBusy = useSelector(discount, discountCodeSelectors.isBusy)
  const canRetry = useSelector(discount, discountCodeSelectors.canRetry)
  const failure = useSelector(discount, discountCodeSelectors.failure)
  const { errors, isValid } = formState
  const submit = handleSubmit(({ code }) => discount.send({ type: 'code.submitted', code }))
  return (
    <form className={layout} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words.label}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        ltr
        error={errors.code?.message ?? (failure === null ? undefined : refusalText(failure))}
        {...register('code', { validate: (code) => code.trim() !== '' || person.required })}
      />
      <Button
        type="submit"
        look="line"
        className={besideField}
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
          onClick={() => discount.send({ type: 'retry.requested' })}
        >
          {words.retry}
        </Button>
      )}
    </form>
  )
}

const besideField = css({ marginBlockStart: { sm: '26px' } })
const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
  alignItems: 'start',
  gap: '3',
})
