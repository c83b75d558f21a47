import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { formatToman } from '#domain/digits.ts'
import { cheapest, doubtfulDiscount } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type {
  StaffVariant,
  TermFault,
  Terms,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { differences, faultsOf, payableBy } from '#machines/flows/staff-variant-edit/terms.ts'
import { css } from '#styled/css/index.js'
import { ConfirmButton } from '#staff/app/ConfirmButton.tsx'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { serverNow } from '#src/lib/clock.ts'
import { toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { secondaryText } from '#staff/table/list-looks.ts'
import { paidNow } from './paid-now.ts'
import { PriceWarning } from './PriceWarning.tsx'
import { faultText } from './term-text.ts'

const words = staff.products.priceEdit

type Props = { product: Schemas['StaffProductSummary']; actor: StaffVariantEditActor }

/** The lowest price that a customer pays now; each variant's list price is edited inline. */
export function PriceCell({ product, actor }: Props) {
  const { title, price, variant_list: variants } = product
  const [isExpanded, setExpanded] = useState(false)
  const [only] = variants
  const shown = cheapest(variants, paidNow)
  if (price === null || only === undefined || shown === undefined) return staff.products.noPrice
  if (variants.length === 1) return <VariantPrice title={title} variant={only} actor={actor} />
  return (
    <div className={cell}>
      <button
        type="button"
        className={opener}
        aria-expanded={isExpanded}
        aria-label={words.each(title, toman(price))}
        onClick={() => setExpanded(!isExpanded)}
      >
        {toman(price)}
        <Icon name={isExpanded ? 'caret-up' : 'caret-down'} size={16} />
      </button>
      <Instead paid={price} price={shown.price} />
      {isExpanded && (
        <ul className={list}>
          {variants.map((variant) => {
            const { id, color_name: color } = variant
            return (
              <li key={id}>
                <span className={css({ textStyle: 'small', color: 'text-2' })}>{color}</span>
                <VariantPrice title={words.of(title, color)} variant={variant} actor={actor} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

type VariantProps = { title: string; variant: StaffVariant; actor: StaffVariantEditActor }

/** One price of the list is edited at a time; the focus returns to it afterwards. */
function VariantPrice({ title, variant, actor }: VariantProps) {
  const place = useRef<HTMLDivElement>(null)
  const isEdited = useSelector(actor, (snapshot) => selectors.isEdited(snapshot, variant.id))
  const edited = useSelector(actor, selectors.variant)
  const terms = useSelector(actor, selectors.terms)
  const paid = paidNow(variant)
  useEffect(() => {
    const here = place.current
    if (!isEdited) return
    return () => {
      if (document.activeElement === document.body) here?.querySelector('button')?.focus()
    }
  }, [isEdited])
  const open = () => {
    const field = document.querySelector<HTMLInputElement>(`input[name=${fieldName}]`)
    if (field !== null && field.value !== field.dataset.opened) return field.focus()
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'edit.chosen', variant })
  }
  return (
    <div ref={place} className={cell}>
      {isEdited && edited !== null && terms !== null ? (
        <PriceForm
          key={edited.last_update}
          title={title}
          variant={edited}
          terms={terms}
          actor={actor}
        />
      ) : (
        <button
          type="button"
          className={opener}
          aria-label={words.open(title, toman(paid))}
          onClick={open}
        >
          {toman(paid)}
          <Icon name="edit" size={16} />
        </button>
      )}
      <Instead paid={paid} price={variant.price} />
    </div>
  )
}

/** The list price below what a customer pays in place of it. */
function Instead({ paid, price }: { paid: number; price: number }) {
  if (paid >= price) return null
  return <span className={secondaryText}>{words.instead(toman(price))}</span>
}

type FormProps = VariantProps & { terms: Terms }

/** @param variant as it was when the field was opened, so that a later change of a colleague is noticed */
function PriceForm({ title, variant, terms, actor }: FormProps) {
  const field = useRef<HTMLInputElement>(null)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isComparing = useSelector(actor, selectors.isComparing)
  const canSubmit = useSelector(actor, selectors.canSubmit)
  const canRetry = useSelector(actor, selectors.canRetry)
  const faults = useSelector(actor, selectors.faults)
  const failure = useSelector(actor, selectors.failure)
  const [opened] = useState(terms.price)
  const [price, setPrice] = useState<number | null>(opened)
  const edits = useEditedFields()
  // Another page or filter of the list has other rows.
  useUnsaved({ isSaving: isBusy, isUnsaved: price !== variant.price, isInQuery: true })
  const paid = paidNow(variant)
  const isDiscounted = paid < variant.price
  const before = payableBy(variant)
  const prices = { price: price ?? 0, new_price: variant.new_price }
  const after = payableBy(prices)
  const isWarned = useSelector(actor, selectors.isWarned)
  const isBelowOffer = hasBelowPrice(faultsOf({ ...terms, price: price ?? 0 }, 0))
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const retry = () => actor.send({ type: 'retry.requested' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = { ...terms, price: price ?? 0 }
    edits.reset()
    if (canRetry) retry()
    else if (differences(typed, variant).length === 0) dismiss()
    else actor.send({ type: 'terms.submitted', terms: typed, reason: '', at: serverNow() })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss()
    // Held since it opened the field, it would close it at once.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  }
  return (
    <form className={form} onSubmit={submit} onChange={edits.onChange} onKeyDown={press} noValidate>
      <AmountField
        ref={field}
        label={isDiscounted ? words.beforeDiscount : words.field(title)}
        aria-label={isDiscounted ? words.fieldBeforeDiscount(title) : undefined}
        quiet={!isDiscounted}
        hint={
          <>
            {isDiscounted && words.paid(toman(paid))}
            <span className={keys}>{words.keys}</span>
          </>
        }
        error={edits.errorOf(
          fieldName,
          faultText(faults, 'price') ??
            (hasBelowPrice(faults)
              ? words.aboveOffer(toman(variant.new_price ?? 0))
              : faultText(faults, 'new_price')) ??
            faultText(faults, 'expire_time'),
        )}
        name={fieldName}
        enterKeyHint="done"
        digits={11}
        data-opened={formatToman(opened)}
        value={price}
        onChange={(next) => {
          setPrice(next)
          actor.send({ type: 'terms.edited' })
        }}
        readOnly={!canSubmit}
      />
      {!isBelowOffer && (
        <PriceWarning
          before={before}
          after={after}
          discount={doubtfulDiscount(prices, variant)}
          isAsked={isWarned}
        />
      )}
      {!isComparing && failure !== null && (
        <InSight>
          <FailureNote failure={failure} onRetry={canRetry ? retry : undefined} />
        </InSight>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {(canSubmit || isBusy) && (
          <ConfirmButton
            removes={false}
            type="submit"
            size="sm"
            busy={isBusy}
            busyLabel={words.busy}
          >
            {isWarned ? staff.terms.saveAnyway : words.save}
          </ConfirmButton>
        )}
        <Button look="line" size="sm" disabled={isBusy} onClick={dismiss}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

const hasBelowPrice = (faults: readonly TermFault[]) =>
  faults.some(({ rule }) => rule === 'below_price')

/** Of the one field that is open. */
const fieldName = 'cell-price'

/** Beside its label on phones. */
const cell = css({ flex: '1 1 auto', minWidth: '0' })
const list = css({
  marginBlockStart: '2',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
  '& button': { marginBlock: '0' },
})
const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  marginBlock: '-3',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { color: 'text-3' },
  _hover: { color: 'brand-text' },
})
const keys = css({ display: { base: 'none', lg: 'block' } })
const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  width: { base: 'full', sm: '220px' },
  whiteSpace: 'normal',
  textAlign: 'start',
})
