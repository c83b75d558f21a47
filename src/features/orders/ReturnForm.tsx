import { useForm, useWatch } from 'react-hook-form'
import { toPersianDigits } from '#domain/digits.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { ReturnRequest } from '#machines/flows/order-return/order-return.machine.ts'
import { css } from '#styled/css/index.js'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { paths } from '#src/lib/paths.ts'
import { textLink } from '#src/ui/text-link.ts'
import { titleOf } from './variant-name.ts'

const words = orders.returns
type Reason = ReturnRequest['reason']
const reasons: readonly Reason[] = ['defective', 'wrong_item', 'damaged', 'changed_mind']

/** No reason is chosen at first: null, as a form without one says. */
type Values = { counts: Record<string, string>; reason: Reason | null; description: string }

type Props = {
  order: Pick<Schemas['Order'], 'item' | 'returnable'>
  isBusy: boolean
  /** Whether the request may already have been received, so that only the same one may be sent again. */
  isLocked: boolean
  onSubmit: (request: ReturnRequest) => void
}

/** Which goods to return, how many of each, and why. */
export function ReturnForm({ order, isBusy, isLocked, onSubmit }: Props) {
  const { register, handleSubmit, control } = useForm<Values>({
    defaultValues: {
      counts: initialCounts(order.returnable),
      reason: null,
      description: '',
    },
  })
  const [counts, chosenReason] = useWatch({ control, name: ['counts', 'reason'] })
  const items = chosen(counts)
  const submit = handleSubmit(({ reason, description }) => {
    if (reason !== null) onSubmit({ items, reason, description })
  })
  return (
    <form className={form} onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isBusy || isLocked} className={form}>
        <legend className={legend}>{words.choose}</legend>
        {order.returnable.map(({ price_id: id, quantity }) => (
          <SelectField
            key={id}
            label={<Bdi>{words.count(titleOf(order.item, id))}</Bdi>}
            options={Array.from({ length: quantity + 1 }, (_, count) => ({
              value: count,
              label: toPersianDigits(count),
            }))}
            {...register(`counts.${id}`)}
          />
        ))}
      </fieldset>
      <fieldset disabled={isBusy || isLocked}>
        <legend className={legend}>{words.reason}</legend>
        {reasons.map((reason) => (
          <Radio key={reason} value={reason} {...register('reason')}>
            {words.reasons[reason]}
          </Radio>
        ))}
      </fieldset>
      <TextArea
        label={words.description}
        maxLength={1000}
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
      {!isLocked && (
        <Button
          type="submit"
          wide
          busy={isBusy}
          busyLabel={words.busy}
          disabled={items.length === 0 || chosenReason === null}
        >
          {words.submit}
        </Button>
      )}
    </form>
  )
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

const form = css({ display: 'grid', gap: '4' })
const legend = css({ textStyle: 'label', marginBlockEnd: '2' })
