import { useRef, useState, type PointerEvent } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { menuIcon, type MenuNode, type Promotion } from './menu-icon.ts'

type Props = {
  menu: readonly MenuNode[]
  promotion: Promotion | null
  /** Whether to render the groups: the shared page leaves them out until the menu is opened. */
  complete: boolean
  /** Whether it is a picture of a wide screen, whatever the screen is. */
  wide?: boolean
  onFollow: () => void
}

const intentMs = 100

const MegaGroups = lazyPart(() => import('./MegaGroups.tsx').then((m) => m.MegaGroups))

/**
 * The departments of the menu, each followed by its groups, so that Tab visits them in order. A pointer has to rest on a
 * department to select it, since it crosses others on the way to the groups.
 */
export function MegaDepartments({ menu, promotion, complete, wide, onFollow }: Props) {
  const [current, setCurrent] = useState(0)
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef<number | null>(null)

  const point = (event: PointerEvent, index: number) => {
    clearTimeout(intent.current)
    if (event.pointerType !== 'touch')
      intent.current = setTimeout(() => setCurrent(index), intentMs)
  }
  return (
    <ul className={departments} style={{ gridTemplateRows: `repeat(${menu.length}, 48px) 1fr` }}>
      {menu.map((node, index) => (
        <li key={node.id} className={item}>
          <Link
            href={node.href}
            className={entry}
            data-current={index === current || undefined}
            onPointerEnter={(event) => point(event, index)}
            onPointerLeave={() => clearTimeout(intent.current)}
            onPointerDown={(event) => {
              touched.current = event.pointerType === 'touch' ? current : null
            }}
            onFocus={() => setCurrent(index)}
            onClick={(event) => {
              const isFirstTap = touched.current !== null && touched.current !== index
              touched.current = null
              if (isFirstTap) event.preventDefault()
              else onFollow()
            }}
          >
            <Icon name={menuIcon(node.icon)} size={20} />
            <span className={words}>{node.title}</span>
            {index === current && <Icon name="caret" size={20} />}
          </Link>
          {complete && index === current && (
            <MegaGroups department={node} promotion={promotion} wide={wide} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  )
}

const departments = css({
  display: 'grid',
  gridTemplateColumns: '240px 1fr',
  minHeight: '420px',
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  padding: '16px {spacing.gutter}',
})
const item = css({ display: 'contents' })
const entry = css({
  gridColumn: '1',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'control',
  marginInlineEnd: '4',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'ui',
  '&[data-current]': { bg: 'brand-soft', color: 'brand-text', fontWeight: '600' },
})
const words = css({ flex: '1' })
