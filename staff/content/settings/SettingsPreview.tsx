import { shownShop } from '#domain/content-settings.ts'
import { shell } from '#i18n/fa/shell.ts'
import { networks } from '#i18n/fa/networks.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Pickup } from '#src/features/menus/shared/Pickup.tsx'
import { Promises } from '#src/features/menus/shared/Promises.tsx'
import { Seals } from '#src/features/menus/shared/Seals.tsx'
import { ShownShop } from '#src/lib/ShopContext.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { InertLinks } from '../InertLinks.tsx'

/** The shop's name and its part of the footer as shoppers would see them with the current input. */
export function SettingsPreview({ body }: { body: Schemas['ShopSettingsContent'] }) {
  const shop = shownShop(body)
  return (
    <InertLinks>
      <ShownShop shop={shop}>
        <div className={footer}>
          <p className={css({ textStyle: 'h3' })}>{shop.name}</p>
          <p className={css({ textStyle: 'small', color: 'text-2' })}>{shop.title}</p>
          <Promises marks={shop.marks} />
          <div className={css({ maxWidth: '380px' })}>
            <Pickup />
          </div>
          <Seals seals={shop.seals} />
          <ul className={social} aria-label={shell.footer.social}>
            {shop.social.map(({ network }) => (
              <li key={network}>
                <Icon name={network} label={networks[network]} />
              </li>
            ))}
          </ul>
          <p className={css({ textStyle: 'caption', color: 'text-2' })}>
            {shell.footer.rights(shop.name)}
          </p>
        </div>
      </ShownShop>
    </InertLinks>
  )
}

/** Four promises have their places side by side. */
const footer = css({
  display: 'grid',
  gap: '4',
  minWidth: { md: '760px' },
  padding: '4',
  bg: 'bg-sunken',
})
const social = css({ display: 'flex', gap: '4', color: 'text-2' })
