import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { textLink } from '#src/ui/text-link.ts'

type Props = {
  phone: string
  /** Whether the member may open the customer. */
  canOpen: boolean
}

/** The number of a customer's account, which leads to the customer's page; the number is not in the URL. */
export function CustomerLink({ phone, canOpen }: Props) {
  const text = <bdi>{phoneNumber(phone)}</bdi>
  if (!canOpen) return text
  return (
    <Link
      href={paths.customer}
      state={{ lookup: phone }}
      className={cx(textLink, css({ marginBlock: '-3' }))}
    >
      {text}
    </Link>
  )
}
