import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { menuQuery } from '#src/api/queries.ts'
import { MegaDepartments } from '#src/shell/header/MegaDepartments.tsx'
import { MegaGroups } from '#src/shell/header/MegaGroups.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useHydrated } from '#src/lib/use-hydrated.ts'

/**
 * All categories in one panel: departments at the start, the groups of the current one beside them. Opens under a
 * resting pointer by style sheet alone, so it works before the script; the trigger is a link until then.
 */
export function MegaMenu() {
  const { data: menu = [] } = useQuery(menuQuery(useApi()))
  const [path] = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [followed, setFollowed] = useState(false)
  const [current, setCurrent] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const open = openAt === path
  const department = menu[current] ?? menu[0]

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  const follow = () => {
    setOpenAt(null)
    setFollowed(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return
    setOpenAt(null)
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    <div
      ref={root}
      className={box}
      data-open={open || undefined}
      data-followed={followed || undefined}
      onPointerLeave={() => setFollowed(false)}
      onKeyDown={onKeyDown}
    >
      <a
        href="/productlist"
        className={trigger}
        aria-expanded={open}
        aria-controls="mega-menu"
        onClick={(event) => {
          event.preventDefault()
          setOpenAt(open ? null : path)
        }}
      >
        <Icon name="grid" size={20} />
        {shell.categories}
        <Icon name="caret-down" size={20} />
      </a>
      <div id="mega-menu" className={panel}>
        <div className={inside}>
          <MegaDepartments menu={menu} current={current} onPoint={setCurrent} onFollow={follow} />
          {hydrated && department !== undefined && (
            <MegaGroups department={department} onFollow={follow} />
          )}
        </div>
      </div>
    </div>
  )
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  paddingInlineEnd: '6',
  borderInlineEnd: '1px solid {colors.border}',
  '&[data-open] > #mega-menu': { visibility: 'visible', opacity: '1', transitionDelay: '0s' },
  '@media (hover: hover)': {
    ':root:not(:has([role=combobox]:focus)) &': {
      '&:hover:not([data-followed]) > #mega-menu': {
        visibility: 'visible',
        opacity: '1',
        transitionDelay: '.12s',
      },
    },
  },
})
const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  fontSize: '14px',
  fontWeight: '700',
  cursor: 'pointer',
})
const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  width: '100vw',
  transform: 'translateX(50%)',
  zIndex: 'sheet',
  bg: 'surface',
  borderBlock: '1px solid {colors.border}',
  boxShadow: 'float',
  visibility: 'hidden',
  opacity: '0',
  transition: 'opacity {durations.fast} .1s, visibility {durations.fast} .1s',
})
const inside = css({
  display: 'flex',
  minHeight: '420px',
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
