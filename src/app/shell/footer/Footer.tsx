import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { networks } from '#i18n/fa/networks.ts'
import { shell } from '#i18n/fa/shell.ts'
import { FooterColumns } from '#src/features/menus/shared/FooterColumns.tsx'
import { Pickup } from '#src/features/menus/shared/Pickup.tsx'
import { Promises } from '#src/features/menus/shared/Promises.tsx'
import { Seals } from '#src/features/menus/shared/Seals.tsx'
import { useSiteFront } from '#src/lib/site-front.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

export function Footer() {
  const shop = useShop()
  const isIdle = useIdle()
  const { columns } = useSiteFront()
  return (
    <footer className={footer} data-visible={isIdle || undefined}>
      <div className={inside}>
        <Promises marks={shop.marks} />
        <div className={top}>
          <FooterColumns columns={columns} />
          <Pickup />
        </div>
        <Seals seals={shop.seals} />
        <div className={bottom}>
          <p className={rights}>{shell.footer.rights(shop.name)}</p>
          <span className={narrowOnly}>
            <ThemeSwitch />
          </span>
          <ul className={social} aria-label={shell.footer.social}>
            {shop.social.map(({ network, link }) => (
              <li key={network}>
                <a
                  href={link}
                  className={socialLink}
                  rel="noopener"
                  target="_blank"
                  aria-label={networks[network]}
                >
                  <Icon name={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const footer = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 900px',
  '&[data-visible]': { contentVisibility: 'visible' },
  marginBlockStart: 'section',
  paddingBlockEnd: { base: '72px', md: '0' },
  bg: 'bg-sunken',
  ':root:has([data-own-bar]) &': { paddingBlockEnd: { base: 'max(88px, 5.5rem)', md: '0' } },
})
const inside = css({
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const top = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '1fr 1fr',
    sm: 'repeat(4, 1fr)',
    lg: 'repeat(4, 1fr) 380px',
  },
  gap: '8',
  paddingBlock: { base: '8', md: '12' },
})
const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingBlock: '4',
  borderBlockStart: '1px solid {colors.border-strong}',
})
/** On wide screens the switch is in the header. */
const narrowOnly = css({ display: { md: 'none' }, marginInlineStart: 'auto' })
const rights = css({ textStyle: 'caption', color: 'text-2' })
/** Leaves room for the buttons in the corner of the page. */
const social = css({
  display: 'flex',
  marginInlineEnd: { base: '-10px', sm: '14', '3xl': '-10px' },
})
const socialLink = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  color: 'text-2',
  _hover: { color: 'brand-text' },
})
