import { toPersianDigits } from '#domain/digits.ts'
import { staffRequests } from '#i18n/fa/staff-requests.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { factGrid } from '#staff/app/fact-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { phoneNumber, toman } from '#src/lib/format.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { Picture } from '#src/ui/Picture.tsx'

const words = staffRequests.request

/** Who sent a request, when, and everything that was sent. */
export function RequestFacts({ request }: { request: Schemas['StaffRequest'] }) {
  const { name, phone_number: number, sent_at: sent } = request
  return (
    <Panel title={words.sent}>
      <dl className={factGrid}>
        <Fact label={staffRequests.columns.name}>{name ?? staffRequests.nameless}</Fact>
        <Fact label={staffRequests.columns.phone}>
          <bdi>{phoneNumber(number)}</bdi>
        </Fact>
        <Fact label={staffRequests.columns.sent}>
          <Moment at={sent} />
        </Fact>
        <KindFacts request={request} />
      </dl>
    </Panel>
  )
}

const platforms: Readonly<Record<string, string>> = words.platforms

/** The facts that only this kind of request has. */
function KindFacts({ request: { category, text, offer, platform } }: Props) {
  return (
    <>
      {category !== null && <Fact label={words.category}>{category}</Fact>}
      {text !== null && (
        <div className={wide}>
          <Fact label={words.text}>
            <span className={css({ whiteSpace: 'pre-wrap' })}>{text}</span>
          </Fact>
        </div>
      )}
      {platform !== null && <Fact label={words.platform}>{platforms[platform] ?? platform}</Fact>}
      {offer !== null && <OfferedPhone offer={offer} />}
    </>
  )
}

type Props = { request: Schemas['StaffRequest'] }

function OfferedPhone({ offer }: { offer: Schemas['OfferedPhone'] }) {
  return (
    <>
      <Fact label={words.model}>
        {offer.title}
        <Picture
          src={offer.image.image}
          alt={offer.image.alt_text}
          width={96}
          height={96}
          sizes="96px"
        />
      </Fact>
      <Fact label={words.estimate}>{toman(offer.estimate)}</Fact>
      {offer.answers.map(({ property, option, percentage }) => (
        <Fact key={property} label={property}>
          {percentage === 0 ? option : words.answer(option, toPersianDigits(percentage))}
        </Fact>
      ))}
    </>
  )
}

const wide = css({ gridColumn: { sm: '1 / -1' } })
