import { addressLine, displayAddress } from '#domain/address.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { phoneNumber } from '#src/lib/format.ts'

const words = delivery.addresses

/** The address with its receiver. */
export function AddressText({ address }: { address: Address }) {
  const name = `${address.receiver_first_name} ${address.receiver_last_name}`
  return (
    <>
      <span className={place}>
        {displayAddress(addressLine(address.province_name, address.city_name, address.address))}
      </span>
      <span className={facts}>
        <span>
          {words.postalCode} <bdi dir="ltr">{toPersianDigits(address.postal_code)}</bdi>
        </span>
        <span>
          {words.receiver(name)}، <bdi dir="ltr">{phoneNumber(address.receiver_phone_number)}</bdi>
        </span>
      </span>
    </>
  )
}

const place = css({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  color: 'text-2',
  '& bdi': { whiteSpace: 'nowrap' },
})
