import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { columnsOf } from '#staff/table/features.ts'
import { number } from '#src/lib/format.ts'

type Movement = Schemas['StaffStockMovement']

const words = staff.stock
const { accessor, columns } = columnsOf<Movement>()

/** The columns of the history of a stock. */
export const movementColumns = columns([
  accessor('at', {
    header: words.columns.at,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  accessor('reason', {
    header: words.columns.reason,
    cell: ({ getValue }) => words.reasons[getValue()],
  }),
  accessor('change', {
    header: words.columns.change,
    cell: ({ getValue }) => {
      const units = number(Math.abs(getValue()))
      return getValue() > 0 ? words.more(units) : words.fewer(units)
    },
  }),
  accessor('unit_cost', {
    header: words.columns.cost,
    cell: ({ getValue }) => {
      const cost = getValue()
      return cost === null ? '' : number(cost)
    },
  }),
  accessor('before', {
    header: words.columns.before,
    cell: ({ getValue }) => number(getValue()),
  }),
  accessor('after', { header: words.columns.after, cell: ({ getValue }) => number(getValue()) }),
  accessor(whose, { id: 'who', header: words.columns.who }),
  accessor((movement) => movement.note ?? '', { id: 'note', header: words.columns.note }),
])

/** The staff member who made a change, or the order that did. */
function whose({ staff_id, order_id, first_name, last_name }: Movement): string {
  if (staff_id !== null) return fullName({ staff_id, first_name, last_name })
  return order_id === null ? '' : words.order(toPersianDigits(order_id))
}
