import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { PickupPlace } from './PickupPlace.tsx'

const words = orders.order

type Props = { order: Pick<Schemas['Order'], 'shipping' | 'pickup_code'> }

/** That an order waits at the desk, with what to say there, and where and when. */
export function ReadyNote({ order: { shipping, pickup_code: code } }: Props) {
  return (
    <section className={box} aria-labelledby="ready">
      <h2 id="ready" className={title}>
        <Icon name="store" size={24} />
        {orders.ready(shipping.name)}
      </h2>
      <dl className={facts}>
        {code !== undefined && (
          <Fact label={words.pickupCode}>
            <span className={number}>
              <bdi dir="ltr">{toPersianDigits(code)}</bdi>
            </span>
            <span className={hint}>{words.pickupCodeHint}</span>
          </Fact>
        )}
        <PickupPlace name={shipping.name} />
      </dl>
    </section>
  )
}

const box = css({
  display: 'grid',
  gap: '3',
  padding: { base: '4', sm: '6' },
  marginBlockEnd: '4',
  border: '1px solid {colors.ok-text}',
  borderRadius: 'lg',
  bg: 'surface',
})
const title = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'h3',
  color: 'ok-text',
})
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'auto 1fr auto' },
  columnGap: '8',
  rowGap: '3',
})
const number = css({ display: 'block', textStyle: 'h1', letterSpacing: '0.15em' })
const hint = css({ display: 'block', textStyle: 'small', color: 'text-2', fontWeight: '400' })
