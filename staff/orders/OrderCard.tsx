import { Link } from 'wouter'
import { tehranDay } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { serverNow } from '#src/lib/clock.ts'
import { day, number, timeOfDay, toman, weekday } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { NoteSign } from './NoteSign.tsx'
import { refundedText } from './refunded-text.ts'

const words = staffOrders.board

/** An order of the board; all of it leads to its page. */
export function OrderCard({ order }: { order: Schemas['OrderCard'] }) {
  const { id, since, promised_date: promised, units, shipping_name: shipping } = order
  return (
    <article className={card}>
      <Link href={paths.order(id)} className={link}>
        {toPersianDigits(id)}
      </Link>
      <p>{`${order.first_name} ${order.last_name}`}</p>
      <p className={quiet}>{words.about(words.units(number(units)), shipping)}</p>
      <p className={quiet}>{toman(order.total_price)}</p>
      {order.refunded > 0 && <p className={quiet}>{refundedText(order.refunded)}</p>}
      <NoteSign count={order.note_count} />
      {promised !== null && <Promise day={promised} />}
      <p className={quiet}>
        <time dateTime={since}>{words.since(day(since), timeOfDay(since))}</time>
      </p>
    </article>
  )
}

function Promise({ day }: { day: string }) {
  if (day >= tehranDay(serverNow())) return <p className={quiet}>{words.promised(weekday(day))}</p>
  return (
    <p className={late}>
      <Icon name="clock" size={16} />
      {words.late(weekday(day))}
    </p>
  )
}

const card = css({
  position: 'relative',
  display: 'grid',
  gap: '1',
  justifyItems: 'start',
  padding: '3',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'surface',
  textStyle: 'ui',
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'border-strong' },
})
/** As large as the card. */
const link = css({
  textStyle: 'label',
  color: 'brand-text',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
})
const quiet = css({ textStyle: 'small', color: 'text-2' })
const late = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'small',
  color: 'danger',
})
