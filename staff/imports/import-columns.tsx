import { importFaults } from '#i18n/fa/import-faults.ts'
import { staffImports } from '#i18n/fa/staff-imports.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { columnsOf } from '#staff/table/features.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { number, toman } from '#src/lib/format.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { payableJump } from '#domain/price.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'

type Change = Schemas['ImportChange']
type Terms = Change['before']

const words = staffImports.table
const wide = css({ display: 'inline-block', minWidth: { sm: '200px' }, whiteSpace: 'normal' })

/** Shown left-to-right so the sign stays in front. */
const isNumber = /^[-+]?[\d.,٬٫]+$/

const faults = columnsOf<Schemas['ImportFault']>()

/** The columns of what is wrong with the rows of a sheet. */
export const faultColumns = faults.columns([
  faults.accessor(({ row }) => number(row), { id: 'row', header: words.row }),
  faults.accessor(({ head }) => head || words.whole, { id: 'head', header: words.head }),
  faults.display({
    id: 'value',
    header: words.value,
    cell: ({ row: { original } }) =>
      isNumber.test(original.value) ? (
        <bdi dir="ltr">{toPersianDigits(original.value)}</bdi>
      ) : (
        <Bdi>{original.value || words.none}</Bdi>
      ),
  }),
  faults.display({
    id: 'fault',
    header: words.fault,
    cell: ({ row: { original } }) => (
      <span className={wide}>{importFaults.rules[original.rule]}</span>
    ),
  }),
])

const changes = columnsOf<Change>()

/** The columns of what a sheet changes. */
export const changeColumns = changes.columns([
  changes.accessor(({ row }) => number(row), { id: 'row', header: words.row }),
  changes.display({
    id: 'variant',
    header: words.variant,
    cell: ({ row: { original } }) => (
      <span className={wide}>
        <Bdi>{staffPrices.variant(original.title, original.color_name)}</Bdi>
      </span>
    ),
  }),
  changes.display({
    id: 'changes',
    header: words.changes,
    cell: ({ row: { original } }) => (
      <span>
        {changesOf(original).map((text) => (
          <span key={text} className={line}>
            {text}
          </span>
        ))}
        <Jump change={original} />
      </span>
    ),
  }),
])

function Jump({ change: { before, after } }: { change: Change }) {
  const jump = payableJump(after, before)
  return jump !== null && <Badge tone="warn">{words.jumps[jump]}</Badge>
}

const line = css({ display: 'block', whiteSpace: 'normal' })

const texts: Readonly<Record<keyof Terms, { label: string; text: (terms: Terms) => string }>> = {
  price: { label: staffImports.fields.price, text: ({ price }) => toman(price) },
  new_price: {
    label: staffImports.fields.new_price,
    text: ({ new_price: price }) => (price === null ? words.none : toman(price)),
  },
  expire_time: {
    label: staffImports.fields.offer_ends_at,
    text: ({ expire_time: end }) => (end === null ? words.none : momentText(end)),
  },
  quantity: { label: staffImports.fields.stock, text: ({ quantity }) => number(quantity) },
  low_stock: { label: staffImports.fields.low_stock, text: ({ low_stock }) => number(low_stock) },
  is_hidden: {
    label: staffImports.fields.is_shown,
    text: ({ is_hidden: isHidden }) => (isHidden ? words.no : words.yes),
  },
}

function changesOf({ before, after }: Change): string[] {
  return Object.values(texts)
    .filter(({ text }) => text(before) !== text(after))
    .map(({ label, text }) => words.change(label, text(before), text(after)))
}
