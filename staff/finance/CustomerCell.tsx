import { secondaryText } from '#staff/table/list-looks.ts'
import { phoneNumber } from '#src/lib/format.ts'

/** A customer's name with the phone number below it. */
export function CustomerCell({ name, phone }: { name: string; phone: string }) {
  return (
    <span>
      {name}
      <span className={secondaryText}>
        <bdi>{phoneNumber(phone)}</bdi>
      </span>
    </span>
  )
}
