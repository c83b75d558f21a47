import { Link } from 'wouter'
import { shop } from '#shop'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { Pickup } from './Pickup.tsx'
import { Promises } from './Promises.tsx'
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

export function Footer() {
  const isIdle = useIdle()
  return (
    <footer className={footer} data-visible={isIdle || undefined}>
      <div className={inside}>
        <Promises />
        <div className={top}>
          {shell.footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={heading}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className={item}>
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Pickup />
        </div>
        <div className={bottom}>
          <p className={rights}>{shell.footer.rights(shop.name)}</p>
          <span className={narrowOnly}>
            <ThemeSwitch />
          </span>
          <ul className={social} aria-label={shell.footer.social}>
            {shop.social.map(({ icon, name, href }) => (
              <li key={icon}>
                <a
                  href={href}
                  className={socialLink}
                  rel="noopener"
                  target="_blank"
                  aria-label={name}
                >
                  <Icon name={icon} />
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
  ':root:has([data-own-bar]) &': { paddingBlockEnd: { base: '88px', md: '0' } },
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
const heading = css({ fontSize: '15px', fontWeight: '700', lineHeight: '32px' })
const item = css({
  display: 'block',
  paddingBlock: '10px',
  textStyle: 'ui',
  color: 'text-2',
  _hover: { color: 'brand-text' },
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
