import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
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

/** The discount code; while the order is being placed there is nothing to change. */
export function DiscountCode({ actor }: { actor: CheckoutActor }) {
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
          <CodeOrNote discount={discount} note={note} />
        )}
      </div>
    </Panel>
  )
}

type Props = { discount: DiscountCodeRef; note: React.ReactNode }

function CodeOrNote({ discount, note }: Props) {
  const applied = useSelector(discount, discountCodeSelectors.applied)
  useEffect(() => connectDiscountCode(discount), [discount])
  if (applied === null) return <CodeForm discount={discount} />
  return (
    <Note
      tone="ok"
      role="status"
      action={
        <Button size="sm" look="line" onClick={() => discount.send({ type: 'code.changed' })}>
          {words.change}
        </Button>
      }
    >
      {note}
    </Note>
  )
}

function CodeForm({ discount }: { discount: DiscountCodeRef }) {
  const isBusy = useSelector(discount, discountCodeSelectors.isBusy)
  const canRetry = useSelector(discount, discountCodeSelectors.canRetry)
  const failure = useSelector(discount, discountCodeSelectors.failure)
  const { register, handleSubmit, formState } = useForm({
    mode: 'onChange',
    defaultValues: { code: '' },
  })
  const { errors, isValid } = formState
  const submit = handleSubmit(({ code }) => discount.send({ type: 'code.submitted', code }))
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
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

const form = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
  alignItems: 'start',
  gap: '3',
})
