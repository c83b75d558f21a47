import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Bdi } from './Bdi.tsx'
import { Icon } from './icon/Icon.tsx'

export type Crumb = { name: string; href?: string }

/** @param crumbs after the home page, which is always the first; the last one is the page itself */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const all = [{ name: ui.home, href: '/' }, ...crumbs]
  return (
    <nav aria-label={ui.breadcrumb} className={way}>
      <ol className={list}>
        {all.map(({ name, href }, position) => (
          <li key={`${name}${href}`} className={item}>
            {position > 0 && <Icon name="caret" size={16} className={mark} />}
            {href === undefined || position === all.length - 1 ? (
              <span
                className={here}
                aria-current={position === all.length - 1 ? 'page' : undefined}
              >
                <Bdi>{name}</Bdi>
              </span>
            ) : (
              <Link href={href} className={link}>
                <Bdi>{name}</Bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The links have the height of a touch target, but the row is lower. */
const way = css({ marginBlock: { base: '-3', md: '-1' } })
const list = css({
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  textStyle: 'small',
})
/** The page's own name, which its heading repeats, gives way. */
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  flexShrink: '0',
  _last: { flexShrink: '1', minWidth: '88px' },
})
const here = css({ minWidth: '0', truncate: true })
const mark = css({ color: 'text-3' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'text-3',
  _hover: { color: 'brand-text' },
})
