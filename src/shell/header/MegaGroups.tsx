import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { allItemsHref, menuHref, type MenuNode } from '#src/shell/menu-links.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = { department: MenuNode; onFollow: () => void }

/** The groups of a department side by side, each with its links. */
export function MegaGroups({ department, onFollow }: Props) {
  return (
    <div className={box}>
      <Link href={allItemsHref(department)} className={all} onClick={onFollow}>
        {department.all_items_title ?? department.title}
        <Icon name="caret" size={20} />
      </Link>
      <div className={groups}>
        {department.sub_menu.map((group) => (
          <section key={group.id} aria-labelledby={`menu-${group.id}`}>
            <h3 id={`menu-${group.id}`} className={heading}>
              <Link href={menuHref(group)} onClick={onFollow}>
                {group.title}
              </Link>
            </h3>
            <ul>
              {group.sub_menu.map((node) => (
                <li key={node.id}>
                  <Link href={menuHref(node)} className={link} onClick={onFollow}>
                    {node.title}
                  </Link>
                </li>
              ))}
              {group.all_items_title !== null && group.sub_menu.length > 0 && (
                <li>
                  <Link href={allItemsHref(group)} className={more} onClick={onFollow}>
                    {group.all_items_title}
                  </Link>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const box = css({ flex: '1', padding: '24px 32px' })
const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
const groups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '6',
  marginBlockStart: '4',
})
const heading = css({ fontSize: '14px', fontWeight: '700', lineHeight: '40px' })
const link = css({
  display: 'block',
  color: 'text-2',
  textStyle: 'ui',
  paddingBlock: '2',
  _hover: { color: 'brand-text' },
})
const more = css({ display: 'block', paddingBlock: '2', textStyle: 'label', color: 'brand-text' })
