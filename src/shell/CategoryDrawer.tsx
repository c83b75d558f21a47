import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { shop } from '#shop'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { menuQuery } from '#src/api/queries.ts'
import { allItemsHref, menuHref, menuIcon, type MenuNode } from '#src/shell/menu-links.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'

type Props = { open: boolean; onClose: () => void }

/** The tree of categories on phones, level below level. */
export function CategoryDrawer({ open, onClose }: Props) {
  const menu = useQuery(menuQuery(useApi()))
  return (
    <Dialog open={open} onClose={onClose} title={shell.categories} look="drawer">
      <nav aria-label={shell.categories}>
        {menu.isError && <Retry onRetry={() => void menu.refetch()} />}
        {menu.data?.map((node) => (
          <Branch key={node.id} node={node} onLeave={onClose} level={0} />
        ))}
      </nav>
      <div className={foot}>
        <a href={`tel:${shop.phone}`} className={row}>
          <Icon name="phone" />
          <bdi dir="ltr">{shop.phoneShown}</bdi>
        </a>
      </div>
    </Dialog>
  )
}

type BranchProps = { node: MenuNode; level: number; onLeave: () => void }

function Branch({ node, level, onLeave }: BranchProps) {
  if (node.sub_menu.length === 0)
    return (
      <Link href={menuHref(node)} className={leaf} onClick={onLeave}>
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
          <Link href={allItemsHref(node)} className={all} onClick={onLeave}>
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
const foot = css({ marginBlockStart: '4', borderBlockStart: '1px solid {colors.border}' })
