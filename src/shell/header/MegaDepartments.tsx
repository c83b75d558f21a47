import { Link } from 'wouter'
import type { components } from '#api/schema.d.ts'
import { css } from '#styled/css/index.js'
import { menuHref, menuIcon } from '#src/shell/menu-links.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = {
  menu: readonly components['schemas']['MenuNode'][]
  /** Place in the menu of the department whose groups are shown. */
  current: number
  onPoint: (index: number) => void
  onFollow: () => void
}

/** The departments of the menu; pointing at one shows its groups. */
export function MegaDepartments({ menu, current, onPoint, onFollow }: Props) {
  return (
    <ul className={departments}>
      {menu.map((node, index) => (
        <li key={node.id}>
          <Link
            href={menuHref(node)}
            className={entry}
            data-current={index === current || undefined}
            onPointerEnter={() => onPoint(index)}
            onFocus={() => onPoint(index)}
            onClick={onFollow}
          >
            <Icon name={menuIcon(node.icon)} size={20} />
            <span className={words}>{node.title}</span>
            {index === current && <Icon name="caret" size={20} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const departments = css({
  width: '240px',
  flexShrink: '0',
  paddingBlock: '4',
  paddingInlineEnd: '4',
  borderInlineEnd: '1px solid {colors.border}',
})
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'ui',
  '&[data-current]': { bg: 'brand-soft', color: 'brand-text', fontWeight: '600' },
})
const words = css({ flex: '1' })
