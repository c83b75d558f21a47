import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
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

/** The discount code; while the order is being placed there is nothing to change. */
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
        {discount === undefined ? (
          note && <Note tone="ok">{note}</Note>
        ) : (
          <CodeOrNote discount={discount} form={form} note={note} />
        )}
      </div>
    </Panel>
  )
}

type CodeProps = { discount: DiscountCodeRef; form: Props['form'] }

function CodeOrNote({ discount, form, note }: CodeProps & { note: React.ReactNode }) {
  const applied = useSelector(discount, discountCodeSelectors.applied)
  useEffect(() => connectDiscountCode(discount), [discount])
  const change = () => {
    form.reset()
    discount.send({ type: 'code.changed' })
  }
  if (applied === null) return <CodeForm discount={discount} form={form} />
  return (
    <Note
      tone="ok"
      role="status"
      action={
        <Button size="sm" look="line" onClick={change}>
          {words.change}
        </Button>
      }
    >
      {note}
    </Note>
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
        className={css({ marginBlockStart: { sm: '26px' } })}
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

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
  alignItems: 'start',
  gap: '3',
})
