import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffPricePlans as words } from '#i18n/fa/staff-price-plans.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { ConfirmAction } from '#staff/app/ConfirmAction.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { number } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { textLink } from '#src/ui/text-link.ts'

export type Plan = Schemas['PricePlan']

const { accessor, display, columns } = columnsOf<Plan>()
/** The looks of the states of a plan. */
export const tones = {
  planned: 'info',
  running: 'ok',
  done: 'neutral',
  cancelled: 'neutral',
  returned: 'neutral',
} as const

type Acts = { onCancel: (plan: Plan) => void; onUndo: (plan: Plan) => void }

/** The columns of the changes of prices, planned and made. */
export const planColumns = (acts: Acts) =>
  columns([
    display({
      id: 'what',
      header: words.columns.what,
      cell: ({ row: { original } }) => (
        <Link href={paths.pricePlan(original.id)} className={cx(textLink, what)}>
          <Bdi>{whatText(original)}</Bdi>
        </Link>
      ),
    }),
    accessor(changeText, { id: 'change', header: words.columns.change }),
    accessor('starts_at', {
      header: words.columns.start,
      cell: ({ getValue }) => <MomentCell at={getValue()} />,
    }),
    accessor('ends_at', {
      header: words.columns.end,
      cell: ({ row: { original } }) =>
        original.ends_at === null ? stayText(original) : <MomentCell at={original.ends_at} />,
    }),
    accessor('status', {
      header: words.columns.status,
      cell: ({ row: { original }, getValue }) => (
        <>
          <Badge tone={tones[getValue()]}>{words.statuses[getValue()]}</Badge>
          {original.left_out > 0 && (
            <span className={css({ display: 'block', textStyle: 'caption' })}>
              {words.leftOut(number(original.left_out))}
            </span>
          )}
        </>
      ),
    }),
    accessor((plan) => fullName(plan), { id: 'who', header: words.columns.who }),
    display({
      id: 'actions',
      header: words.columns.actions,
      cell: ({ row: { original } }) => <Act plan={original} {...acts} />,
    }),
  ])

type ActProps = { plan: Plan } & Acts

function Act({ plan, onCancel, onUndo }: ActProps) {
  if (plan.status !== 'planned' && plan.status !== 'running')
    return (
      plan.returnable > 0 && <UndoButton plan={plan} text={words.undo.askShort} onUndo={onUndo} />
    )
  const [text, label, question] =
    plan.status === 'planned'
      ? [words.cancel, words.cancelOf(plan.title), words.askCancel]
      : [words.returnNow, words.returnOf(plan.title), words.askReturn]
  return (
    <ConfirmAction
      question={{ ...question, text: question.text(whatText(plan)) }}
      onConfirm={() => onCancel(plan)}
    >
      {(ask) => (
        <Button look="line" size="sm" icon="close" aria-label={label} onClick={ask}>
          {text}
        </Button>
      )}
    </ConfirmAction>
  )
}

type UndoProps = Omit<ActProps, 'onCancel'> & { text?: string }

/** Leads to the undo of a change. */
export function UndoButton({ plan, text = staffPrices.undo.ask, onUndo }: UndoProps) {
  return (
    <Button
      look="line"
      size="sm"
      icon="refresh"
      aria-label={words.undo.askOf(whatText(plan), momentText(plan.starts_at))}
      onClick={() => onUndo(plan)}
    >
      {text}
    </Button>
  )
}

/** One of the products of a plan, and how much else it changes. */
export function whatText({ title, products, variants }: Plan): string {
  const count = number(variants)
  return products === 1
    ? words.what(title, count)
    : words.whatAll(title, number(products - 1), count)
}

/** That the new prices of a change without an end stay, or how many old ones an undo has brought back. */
export const stayText = ({ returned }: Plan): string =>
  returned > 0 ? words.returnedCount(number(returned)) : words.stays

/** By how much the prices change. */
export function changeText({ percent, target }: Plan): string {
  const amount = toPersianDigits(Math.abs(percent))
  if (target === 'offer') return words.offer(amount)
  return percent < 0 ? words.fall(amount) : words.rise(amount)
}

const what = css({ display: 'inline-block', minWidth: { sm: '200px' }, whiteSpace: 'normal' })
