import { Link } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { phoneNumber, toman } from '#src/lib/format.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { CustomerCell } from './CustomerCell.tsx'
import { customerName } from './customer-name.ts'
import { rowLink } from '#staff/table/list-looks.ts'

type Card = Schemas['StaffGiftCardSummary']

const words = staffFinance.giftCards
const { accessor, columns } = columnsOf<Card>()

/** The columns of the list of gift cards. */
export const giftCardColumns = columns([
  accessor('code_end', {
    header: words.columns.code,
    cell: ({ row: { original }, getValue }) => (
      <Link href={paths.giftCard(original.id)} className={rowLink}>
        <bdi dir="ltr">{words.ending(getValue())}</bdi>
      </Link>
    ),
  }),
  accessor('created_at', {
    header: words.columns.at,
    enableSorting: true,
    cell: ({ getValue }) => <MomentCell at={getValue()} />,
  }),
  accessor('amount', {
    header: words.columns.amount,
    enableSorting: true,
    cell: ({ getValue }) => toman(getValue()),
  }),
  accessor('buyer', {
    header: words.columns.buyer,
    cell: ({ getValue }) => <GiftCardHolder holder={getValue()} none={words.byShop} />,
  }),
  accessor('recipient_phone', {
    header: words.columns.recipient,
    cell: ({ getValue }) => <GiftCardRecipient phone={getValue()} />,
  }),
  accessor('state', {
    header: words.columns.state,
    cell: ({ getValue }) => <GiftCardBadge state={getValue()} />,
  }),
])

type HolderProps = { holder: Schemas['GiftCardHolder'] | null; none: string }

/** Who bought or redeemed a card. */
export const GiftCardHolder = ({ holder, none }: HolderProps) =>
  holder === null ? none : <CustomerCell name={customerName(holder)} phone={holder.phone_number} />

/** To whom the code of a card was sent. */
export const GiftCardRecipient = ({ phone }: { phone: string | null }) =>
  phone === null ? words.noRecipient : <bdi>{phoneNumber(phone)}</bdi>

/** The state of a card. */
export const GiftCardBadge = ({ state }: { state: Card['state'] }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)

const tones: Record<Card['state'], BadgeTone> = {
  unused: 'ok',
  redeemed: 'info',
  expired: 'warn',
  revoked: 'neutral',
}
