import { useId, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { returnInputLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { ReturnRequest } from '#machines/flows/order-return/order-return.machine.ts'
import { css } from '#styled/css/index.js'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { DialogFoot } from '#src/ui/DialogFoot.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { textLink } from '#src/ui/text-link.ts'
import { titleOf, variantIn } from './variant-name.ts'

const words = orders.returns
type Reason = ReturnRequest['reason']
const reasons: readonly Reason[] = ['defective', 'wrong_item', 'damaged', 'changed_mind']

/** No reason is chosen at first: null, as a form without one says. */
type Values = { counts: Record<string, string>; reason: Reason | null; description: string }

type Props = {
  order: Pick<Schemas['Order'], 'item' | 'returnable' | 'returnable_amount'>
  isBusy: boolean
  /** Whether the request may already have been received, so that only the same one may be sent again. */
  isLocked: boolean
  /** Why the request failed, with a way on. */
  failure: ReactNode
  onSubmit: (request: ReturnRequest) => void
}

/** Which goods to return, how many of each, and why. A press on the button shows what is missing. */
export function ReturnForm({ order, isBusy, isLocked, failure, onSubmit }: Props) {
  const id = useId()
  const { register, handleSubmit, control, setFocus, formState } = useForm<Values>({
    defaultValues: {
      counts: initialCounts(order.returnable),
      reason: null,
      description: '',
    },
  })
  const [counts, chosenReason] = useWatch({ control, name: ['counts', 'reason'] })
  const items = chosen(counts)
  const [first] = order.returnable
  const isComplete = items.length > 0 && chosenReason !== null
  const submit = handleSubmit(({ reason, description }) => {
    if (items.length > 0 && reason !== null) onSubmit({ items, reason, description })
    else if (items.length > 0) setFocus('reason')
    else if (first !== undefined) setFocus(`counts.${first.price_id}`)
  })
  const isReasonMissing = formState.isSubmitted && chosenReason === null
  const areGoodsMissing = formState.isSubmitted && items.length === 0
  return (
    <form className={form} onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isBusy || isLocked} className={form}>
        <legend className={legend}>{words.choose}</legend>
        {order.returnable.map(({ price_id: variant, quantity, refunds: [refund = 0] }) => (
          <div key={variant} className={good}>
            <GoodPicture item={order.item} variant={variant} />
            <SelectField
              label={<Bdi>{words.count(titleOf(order.item, variant))}</Bdi>}
              hint={words.refundOfOne(toman(refund))}
              error={
                areGoodsMissing && variant === first?.price_id ? words.missing.goods : undefined
              }
              options={Array.from({ length: quantity + 1 }, (_, count) => ({
                value: count,
                label: toPersianDigits(count),
              }))}
              {...register(`counts.${variant}`)}
            />
          </div>
        ))}
      </fieldset>
      <fieldset
        disabled={isBusy || isLocked}
        aria-describedby={isReasonMissing ? `${id}-reason` : undefined}
        aria-invalid={isReasonMissing || undefined}
      >
        <legend className={legend}>{words.reason}</legend>
        {reasons.map((reason) => (
          <Radio key={reason} value={reason} {...register('reason')}>
            {words.reasons[reason]}
          </Radio>
        ))}
        {isReasonMissing && <FieldError id={`${id}-reason`}>{words.missing.reason}</FieldError>}
      </fieldset>
      <TextArea
        label={words.description}
        maxLength={returnInputLimits.description}
        readOnly={isBusy || isLocked}
        {...register('description')}
      />
      <p className={css({ textStyle: 'small', color: 'text-2' })}>
        {words.policy} {chosenReason === 'changed_mind' && `${words.cost} `}
        {words.refund}{' '}
        <a href={paths.returnProducts} target="_blank" className={textLink}>
          {words.conditions}
        </a>
      </p>
      <DialogFoot>
        {items.length > 0 && (
          <p role="status" className={sum}>
            {words.sum} <strong>{toman(refundOf(items, order))}</strong>
          </p>
        )}
        {!isLocked && !isComplete && (
          <p id={`${id}-incomplete`} className={css({ textStyle: 'small', color: 'text-2' })}>
            {incompleteText(items.length > 0, chosenReason !== null)}
          </p>
        )}
        {failure}
        {!isLocked && (
          <Button
            type="submit"
            wide
            busy={isBusy}
            busyLabel={words.busy}
            // Still reachable: a press shows what is missing.
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : `${id}-incomplete`}
          >
            {words.submit}
          </Button>
        )}
      </DialogFoot>
    </form>
  )
}

function incompleteText(hasGoods: boolean, hasReason: boolean): string {
  if (hasGoods) return words.missing.reason
  return hasReason ? words.missing.goods : words.incomplete
}

type GoodPictureProps = { item: readonly Schemas['OrderItem'][]; variant: number }

/** The picture of a good, whose title stands next to it. */
function GoodPicture({ item, variant }: GoodPictureProps) {
  const image = variantIn(item, variant)?.product.image.image
  if (image === undefined) return null
  return <Picture src={image} alt="" width={72} height={80} sizes="72px" className={picture} />
}

/** Preselects one unit if only one variant can be returned. */
const initialCounts = (returnable: Schemas['Order']['returnable']): Values['counts'] =>
  returnable.length === 1 ? { [String(returnable[0]?.price_id)]: '1' } : {}

/** The variants chosen to be returned, with their quantities. */
function chosen(counts: Values['counts']): ReturnRequest['items'] {
  return Object.entries(counts)
    .map(([id, count]) => ({ price_id: Number(id), quantity: Number(count) }))
    .filter(({ quantity }) => quantity > 0)
}

/** What these units give back, as the server says of each number of them and of all together. */
function refundOf(
  items: ReturnRequest['items'],
  {
    returnable,
    returnable_amount: most,
  }: Pick<Schemas['Order'], 'returnable' | 'returnable_amount'>,
): number {
  const worth = items.reduce((sum, { price_id: variant, quantity }) => {
    const unit = returnable.find(({ price_id }) => price_id === variant)
    return sum + (unit?.refunds[quantity - 1] ?? 0)
  }, 0)
  return Math.min(worth, most)
}

const form = css({ display: 'grid', gap: '4' })
const legend = css({ textStyle: 'label', marginBlockEnd: '2' })
const good = css({ display: 'flex', gap: '3', '& > :last-child': { flex: '1', minWidth: '0' } })
const picture = css({ width: '54px', height: '60px', borderRadius: 'sm', bg: 'plate' })
const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'ui',
  '& strong': { fontWeight: '700' },
})
