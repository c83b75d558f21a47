import { chatsOf, useShop } from '#src/lib/ShopContext.tsx'
import { css, cva } from '#styled/css/index.js'
import { networks } from '#i18n/fa/networks.ts'
import { contact } from '#i18n/fa/contact.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = {
  /** Shows an introductory sentence. */
  intro?: boolean
  /** Inside a panel. */
  framed?: boolean
  onLeave?: () => void
}

/** The contact options of the shop's configuration. */
export function ContactWays({ intro = false, framed = false, onLeave }: Props) {
  const shop = useShop()
  return (
    <>
      {intro && <p className={text}>{contact.text}</p>}
      <ul className={ways({ framed })}>
        {chatsOf(shop).map(({ network, link }) => (
          <li key={network}>
            <a href={link} className={way} rel="noopener" target="_blank" onClick={onLeave}>
              <Icon name={network} />
              {networks[network]}
              <span className={css({ srOnly: true })}>{contact.inNewTab}</span>
              <Icon name="caret" size={20} className={mark} />
            </a>
          </li>
        ))}
        <li>
          <a href={`tel:${shop.phone}`} className={way}>
            <Icon name="phone" />
            {contact.call}
            <span className={mark}>
              <bdi dir="ltr">{shop.phoneShown}</bdi>
            </span>
          </a>
        </li>
      </ul>
      <p className={hours}>{contact.hours(shop.hours)}</p>
    </>
  )
}

const text = css({ textStyle: 'body', color: 'text-2', marginBlockEnd: '3' })
const ways = cva({
  base: { '& li + li': { borderBlockStart: '1px solid {colors.border}' } },
  variants: {
    framed: {
      true: {
        maxWidth: '640px',
        paddingInline: '4',
        border: '1px solid {colors.border}',
        borderRadius: 'md',
        bg: 'surface',
      },
      false: { borderBlockEnd: '1px solid {colors.border}' },
    },
  },
})
const way = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '56px',
  textStyle: 'label',
  _hover: { color: 'brand-text' },
})
const mark = css({ marginInlineStart: 'auto', color: 'text-2' })
const hours = css({ marginBlockStart: '4', textStyle: 'caption', color: 'text-2' })
