import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { displayAddress } from '#domain/address.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { paymentResult as words } from '#i18n/fa/invoice.ts'
import { lenderTerms } from '#i18n/fa/lender-terms.ts'
import { ui } from '#i18n/fa/ui.ts'
import {
  paymentResultSelectors,
  type PaymentResultActor,
} from '#machines/flows/payment-result/payment-result.machine.ts'
import type { BankReturn } from './bank-return.ts'
import { amountDue } from '#src/features/orders/shared/amount-due.ts'
import { lenderTermsText } from '#src/features/orders/shared/lender-terms.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Amount } from '#src/goods/Price.tsx'
import { PromisedDate, promisedDateLabel } from '#src/goods/PromisedDate.tsx'

type Props = { actor: PaymentResultActor; back: BankReturn }

/** Codes, amount and goods of the order as the server has it; without an order the codes and amount of the query, or the amount of a deposit that the server lists. */
export function ResultFacts({ actor, back }: Props) {
  const order = useSelector(actor, paymentResultSelectors.order)
  const known = useSelector(actor, paymentResultSelectors.referenceNumber)
  const reference = order === null ? back.referenceNumber : known
  const code = order?.tracking_code ?? back.trackingCode
  const deposited = useSelector(actor, paymentResultSelectors.depositAmount)
  const amount = order ? amountDue(order) : (deposited ?? back.amount)
  const gatewayName = useSelector(actor, paymentResultSelectors.gatewayName)
  const isMobile = back.kind === 'mobile'
  const unit = isMobile ? ui.rial : ui.toman
  const refunded = order?.refunded_to_wallet ?? 0
  const isPaid = useSelector(actor, paymentResultSelectors.isPaid)
  const credit = useSelector(actor, paymentResultSelectors.credit)
  const isHeld = useSelector(actor, paymentResultSelectors.heldFromWallet) > 0
  const isPartFromWallet = (isPaid || isHeld) && order !== null && order.wallet_paid > 0
  const atGateway = isHeld ? words.due : words.atGateway
  return (
    <dl className={list}>
      <Fact label={words.trackingCode}>
        {code === null ? words.none : <bdi dir="ltr">{toPersianDigits(code)}</bdi>}
      </Fact>
      {(order === null || reference !== null) && (
        <Fact label={words.referenceNumber}>
          {reference === null ? (
            words.none
          ) : (
            <bdi dir="ltr">{isMobile ? reference : toPersianDigits(reference)}</bdi>
          )}
        </Fact>
      )}
      {gatewayName !== null && (
        <Fact label={words.gateway}>
          <Bdi>{gatewayName}</Bdi>
        </Fact>
      )}
      <Fact label={isPartFromWallet ? atGateway : words.amount}>
        {amount === null ? words.none : <Amount value={amount} size="sm" unit={unit} />}
      </Fact>
      {isPaid && credit !== null && (
        <Fact label={lenderTerms.title}>{lenderTermsText(credit)}</Fact>
      )}
      {isPartFromWallet && (
        <>
          <Fact label={words.fromWallet}>
            <Amount value={order.wallet_paid} size="sm" />
          </Fact>
          <Fact label={words.total}>
            <Amount value={order.total_price} size="sm" />
          </Fact>
        </>
      )}
      {isPaid && order !== null && (
        <>
          <Fact label={words.goods}>
            <ul>
              {order.item.map(({ quantity, price_obj: { id, product } }) => (
                <li key={id}>
                  <Bdi>{words.good(product.title, toPersianDigits(quantity))}</Bdi>
                </li>
              ))}
            </ul>
          </Fact>
          <Fact label={order.shipping.is_in_person ? words.branch : words.address}>
            {order.text_address === null ? order.shipping.name : displayAddress(order.text_address)}
          </Fact>
        </>
      )}
      {isPaid && order !== null && order.promised_date !== null && (
        <Fact label={promisedDateLabel(order.shipping.is_in_person)}>
          <PromisedDate promised={order} isInPerson={order.shipping.is_in_person} />
        </Fact>
      )}
      {refunded > 0 && (
        <Fact label={words.refundedAmount}>
          <Amount value={refunded} size="sm" />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={row}>
      <dt className={css({ color: 'text-2' })}>{label}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: '6',
  borderBlock: '1px dashed {colors.border-strong}',
  paddingBlock: '3',
  textStyle: 'ui',
})
/** The values begin in one column, including multi-line ones. */
const row = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  paddingBlock: '2',
})
const value = css({ fontWeight: '600', minWidth: '0' })
