import { Link } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { paths } from '#src/lib/paths.ts'
import { accountLinks } from '#src/features/account/shared/account-links.ts'
import { menuIcon, type MenuNode } from '#src/features/menus/shared/menu-icon.ts'
import { useSiteFront } from '#src/lib/site-front.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

type Props = {
  /** Null while it is loaded. */
  menu: readonly MenuNode[] | null
  onLeave: () => void
}

/** The tree of categories, then links to the account and to the shop's own pages. */
export function DrawerContent({ menu, onLeave }: Props) {
  const shop = useShop()
  const { links } = useSiteFront()
  return (
    <>
      <nav aria-label={shell.categories}>
        {menu === null && <Skeleton height="400px" />}
        {menu?.map((node) => (
          <Branch key={node.id} node={node} onLeave={onLeave} level={0} />
        ))}
      </nav>
      <nav aria-label={shell.mainMenu} className={part}>
        {links.map(({ icon, title, link }) => (
          <Link key={title} href={link} className={row} onClick={onLeave}>
            <Icon name={menuIcon(icon)} />
            {title}
          </Link>
        ))}
      </nav>
      <Account onLeave={onLeave} />
      <div className={part}>
        <a href={`tel:${shop.phone}`} className={row}>
          <Icon name="phone" />
          <bdi dir="ltr">{shop.phoneShown}</bdi>
        </a>
      </div>
    </>
  )
}

function Account({ onLeave }: Pick<Props, 'onLeave'>) {
  const signedIn = useSignedIn()
  const links = signedIn
    ? accountLinks
    : [{ href: paths.login(), icon: 'login' as const, title: shell.login }]
  return (
    <nav aria-label={shell.account.title} className={part}>
      {links.map(({ href, icon, title }) => (
        <Link key={href} href={href} className={row} onClick={onLeave}>
          <Icon name={icon} />
          {title}
        </Link>
      ))}
    </nav>
  )
}

type BranchProps = { node: MenuNode; level: number; onLeave: () => void }

function Branch({ node, level, onLeave }: BranchProps) {
  if (node.sub_menu.length === 0)
    return (
      <Link href={node.href} className={leaf} onClick={onLeave}>
        {node.title}
      </Link>
    )
  return (
    <details className={branch}>
      <summary className={row}>
        {level === 0 && <Icon name={menuIcon(node.icon)} />}
        <span className={words}>{node.title}</span>
        <Icon name="caret-down" size={20} className={mark} />
      </summary>
      <div className={inner}>
        {node.all_items_title && (
          <Link href={node.all_items_href} className={all} onClick={onLeave}>
            {node.all_items_title}
            <Icon name="caret" size={20} />
          </Link>
        )}
        {node.sub_menu.map((child) => (
          <Branch key={child.id} node={child} level={level + 1} onLeave={onLeave} />
        ))}
      </div>
    </details>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control',
  textStyle: 'label',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const words = css({ flex: '1' })
const branch = css({ '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' } })
const mark = css({ color: 'text-2', transition: 'transform {durations.base}' })
const inner = css({
  paddingInlineStart: '3',
  marginInlineStart: '3',
  borderInlineStart: '1px solid {colors.border}',
})
const leaf = css({ display: 'block', lineHeight: '44px', color: 'text-2' })
const all = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
const part = css({
  marginBlockStart: '3',
  paddingBlockStart: '3',
  borderBlockStart: '1px solid {colors.border}',
})
