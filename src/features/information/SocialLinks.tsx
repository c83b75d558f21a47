import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { networks } from '#i18n/fa/networks.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The shop's social networks. */
export function SocialLinks({ label }: { label: string }) {
  const shop = useShop()
  return (
    <ul aria-label={label} className={list}>
      {shop.social.map(({ network, link: href }) => (
        <li key={network}>
          <a href={href} className={link} rel="noopener" target="_blank">
            <Icon name={network} />
            {networks[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  paddingInline: '4',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'full',
  textStyle: 'ui',
  _hover: { borderColor: 'brand', color: 'brand-text' },
})
