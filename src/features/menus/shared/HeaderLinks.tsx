import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { menuIcon } from './menu-icon.ts'

/** The row of links in the header; it scrolls if there are more than fit. */
export function HeaderLinks({ links }: Pick<Schemas['SiteFront'], 'links'>) {
  return (
    <div className={row}>
      {links.map(({ icon, title, link }) => (
        <Link key={title} href={link} className={item}>
          <Icon name={menuIcon(icon)} size={20} />
          {title}
        </Link>
      ))}
    </div>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { lg: '3' },
  minWidth: '0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
const item = css({
  display: 'flex',
  flexShrink: '0',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  // Room for the ring of focus, which the row would cut outside of it.
  paddingInline: '6px',
  borderRadius: 'xs',
  textStyle: 'ui',
  color: 'text-2',
  whiteSpace: 'nowrap',
  _hover: { color: 'brand-text' },
  _focusVisible: { outlineOffset: '-3px' },
})
