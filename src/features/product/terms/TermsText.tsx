import { productTerms } from '#i18n/fa/product-terms.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { LinkedText } from '#src/ui/LinkedText.tsx'
import { useShop } from '#src/lib/ShopContext.tsx'
import type { Product, Variant } from '#src/features/product/product-view.ts'
import { InstallmentPlans } from './InstallmentPlans.tsx'
import { InsuranceTerms } from './InsuranceTerms.tsx'
import type { Topic } from './topic.ts'

type Props = { topic: Topic; product: Product; variant: Variant }

/** The terms of a topic for this product, and a phone number for questions. */
export function TermsText({ topic, product, variant }: Props) {
  const shop = useShop()
  if (topic === 'installment') return <InstallmentPlans variant={variant} />
  const about = { gift: variant.gift, warranty: product.warranty?.name ?? null }
  return (
    <>
      {topic === 'insurance' ? (
        <InsuranceTerms insurances={product.insurances} variant={variant} />
      ) : (
        <Points
          topic={topic}
          about={topic === 'deposit' || topic === 'health' ? null : about[topic]}
        />
      )}
      <a
        href={`tel:${shop.phone}`}
        className={button({ look: topic === 'deposit' ? 'primary' : 'line', wide: true })}
      >
        <Icon name="phone" size={20} />
        {words.callExpert} <bdi dir="ltr">{shop.phoneShown}</bdi>
      </a>
    </>
  )
}

type PointsProps = {
  topic: Exclude<Topic, 'insurance' | 'installment'>
  /** Name of the warranty or gift. */
  about: string | null
}

function Points({ topic, about }: PointsProps) {
  return (
    <>
      {about !== null && (
        <p className={subject}>
          <Bdi>{about}</Bdi>
        </p>
      )}
      <ul className={list}>
        {productTerms[topic].points.map((point) => (
          <li key={point} className={item}>
            <Icon name={marks[topic]} size={20} className={mark} />
            <span>
              <LinkedText>{point}</LinkedText>
            </span>
          </li>
        ))}
        {topic === 'warranty' &&
          productTerms.warranty.excluded.map((point) => (
            <li key={point} className={item}>
              <Icon name="close" size={20} className={excludedMark} />
              {point}
            </li>
          ))}
      </ul>
    </>
  )
}

/** A tick only before what the shopper gets. */
const marks = { warranty: 'check', health: 'check', gift: 'info', deposit: 'info' } as const

const subject = css({ textStyle: 'h3', marginBlockEnd: '3' })
const list = css({ display: 'grid', gap: '3', marginBlockEnd: '5' })
const item = css({ display: 'flex', gap: '3', textStyle: 'body', color: 'text-2' })
const mark = css({ flexShrink: '0', marginBlockStart: '1', color: 'brand-text' })
const excludedMark = css({ flexShrink: '0', marginBlockStart: '1', color: 'danger' })
