import { css } from '#styled/css/index.js'
import { branches } from '#i18n/fa/branches.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
import type { DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import type { ShippingMethod } from '#machines/flows/delivery/delivery.types.ts'
import { useMethodChoice } from './use-method-choice.ts'
import { ShippingPrice } from '#src/features/checkout/Summary.tsx'
import { PromisedDate } from '#src/goods/PromisedDate.tsx'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useShop } from '#src/lib/ShopContext.tsx'
import { RadioCard } from '#src/ui/RadioCard.tsx'
import { StoreScene } from '#src/ui/scenes/StoreScene.tsx'

type Props = { delivery: DeliveryRef; method: ShippingMethod }

/** A branch to choose, with how to get there and what to bring. */
export function BranchCard({ delivery, method }: Props) {
  const choice = useMethodChoice(delivery, method.id)
  const { place, hours } = useShop()
  const branch = method.branch === null ? null : branches[method.branch]
  return (
    <div className={list}>
      <RadioCard
        {...choice}
        title={branch?.name ?? method.name}
        aside={<ShippingPrice method={method} />}
        text={
          <>
            <span className={date}>
              <PromisedDate promised={method} isInPerson />
            </span>
            {method.description}
          </>
        }
      />
      {branch !== null && (
        <div className={about}>
          <div className={picture}>
            <StoreScene label={branch.name} />
          </div>
          <div className={text}>
            <p className={line}>
              <Icon name="pin" size={20} />
              {branch.address ?? place}
            </p>
            <p className={line}>
              <Icon name="clock" size={20} />
              {words.branch.hours(branch.hours ?? hours)}
            </p>
            <div className={maps}>
              {branch.maps.map(({ label, href }) => (
                <a
                  key={href}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={button({ look: 'line', size: 'sm' })}
                >
                  {label}
                  <span className={css({ srOnly: true })}>، {words.branch.opensOutside}</span>
                </a>
              ))}
            </div>
            <p className={tipsTitle}>{words.branch.tips}</p>
            <ul className={tips}>
              {branch.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

const date = css({ display: 'block', color: 'ok-text', fontWeight: '600' })
const list = css({ display: 'grid', gap: '4' })
const about = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '220px minmax(0, 1fr)' },
  gap: { base: '4', sm: '6' },
  alignItems: 'start',
})
const picture = css({
  display: 'grid',
  placeItems: 'end center',
  paddingBlockStart: '4',
  paddingInline: '4',
  borderRadius: 'md',
  bg: 'tint-firouzeh',
  overflow: 'hidden',
})
const text = css({ display: 'grid', gap: '3', textStyle: 'body' })
const line = css({
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  '& > svg': { marginBlockStart: '4px', color: 'brand-text' },
})
const maps = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const tipsTitle = css({ textStyle: 'label' })
const tips = css({
  display: 'grid',
  gap: '1',
  listStyle: 'disc',
  paddingInlineStart: '5',
  color: 'text-2',
  '& > li::marker': { color: 'brand' },
})
