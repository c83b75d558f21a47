import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { staffCannedReplies } from '#i18n/fa/staff-canned-replies.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { cannedRepliesQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { textLink } from '#src/ui/text-link.ts'

const words = staffCannedReplies.pick

export type Addressee = Pick<Schemas['StaffTicket'], 'first_name' | 'last_name' | 'last_order'>

type Props = {
  customer: Addressee
  /** Takes the chosen text, with what is known of the customer filled in. */
  onPick: (text: string) => void
}

/** Chooses a canned reply; where there is none, leads to where one is written. */
export function CannedReplyPicker({ customer, onPick }: Props) {
  const { data } = useQuery(cannedRepliesQuery(useApi()))
  const replies = data?.results ?? []
  const pick = (id: number) => {
    const reply = replies.find((each) => each.id === id)
    if (reply !== undefined) onPick(filled(reply.text, customer))
  }
  if (data?.results.length === 0)
    return (
      <p className={css({ textStyle: 'small', color: 'text-2' })}>
        {staffCannedReplies.empty}{' '}
        <Link href={paths.cannedReplies} className={textLink}>
          {words.write}
        </Link>
      </p>
    )
  return (
    <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
      <SelectField
        label={words.label}
        prompt={words.prompt}
        options={replies.map(({ id, title }) => ({ value: id, label: title }))}
        value=""
        onChange={({ target }) => pick(Number(target.value))}
        className={css({ width: 'full' })}
      />
      <Link href={paths.cannedReplies} className={textLink}>
        {words.manage}
      </Link>
    </div>
  )
}

/** The text for a customer; the placeholder of an order stays where there is none, so that nobody sends a gap. */
function filled(
  text: string,
  { first_name: first, last_name: last, last_order: order }: Addressee,
) {
  const { places, nameless } = staffCannedReplies
  const name = joinName(first, last)
  const named = text.replaceAll(places.name, name === '' ? nameless : name)
  return order === null ? named : named.replaceAll(places.order, toPersianDigits(order))
}
