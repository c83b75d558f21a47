import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders as words } from '#i18n/fa/orders.ts'
import { Note } from '#src/ui/Note.tsx'
import type { useDeadline } from './shared/order-deadline.ts'

/** The time left to pay an order; its expiry is announced. */
export function Deadline({ deadline }: { deadline: ReturnType<typeof useDeadline> }) {
  const { isPayable, isLapsed, minutes } = deadline
  return (
    <>
      {isPayable && (
        <Note tone="warn" icon="timer">
          {minutes === null ? '\u00a0' : words.deadline(toPersianDigits(minutes))}
        </Note>
      )}
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {isLapsed && <Note tone="danger">{words.lapsed}</Note>}
      </div>
    </>
  )
}
