import { css } from '#styled/css/index.js'
import { branches } from '#i18n/fa/branches.ts'
import { orders } from '#i18n/fa/orders.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { textLink } from '#src/ui/text-link.ts'

const words = orders.order.branch

type Props = {
  name: string
  /** Below the hours. */
  hint?: string
}

/** Where and when to come. A branch is recognized by its name (DELV-22); of an unknown one nothing is known. */
export function PickupPlace({ name, hint }: Props) {
  const shop = useShop()
  const branch = Object.values(branches).find((each) => each.name === name)
  if (branch === undefined) return null
  return (
    <>
      <Fact label={words.address}>
        <span>
          {branch.address ?? shop.place}
          <span className={maps}>
            {branch.maps.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={textLink}
              >
                {label}
                <span className={css({ srOnly: true })}>، {words.opensOutside}</span>
              </a>
            ))}
          </span>
        </span>
      </Fact>
      <Fact label={words.hours}>
        <span>
          {branch.hours ?? shop.hours}
          {hint !== undefined && <span className={below}>{hint}</span>}
        </span>
      </Fact>
    </>
  )
}

const below = css({ display: 'block', textStyle: 'small', color: 'text-2', fontWeight: '400' })
const maps = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
