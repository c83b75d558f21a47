import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { departmentsQuery } from '#src/app/shell/departments.ts'
import { menuQuery } from '#src/app/shell/menu.queries.ts'
import { paths } from '#src/lib/paths.ts'
import { useSiteFront } from '#src/lib/site-front.ts'
import { MegaDepartments } from '#src/features/menus/shared/MegaDepartments.tsx'
import { useDisclosure } from '#src/app/shell/use-disclosure.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'

/**
 * All categories in one panel: departments at the start, next to them the groups of the current one. CSS alone opens it
 * on hover, so it works before hydration; until then the trigger is a link.
 */
export function MegaMenu() {
  const api = useApi()
  const { data: departments = [] } = useQuery(departmentsQuery(api))
  const { promotion } = useSiteFront()
  const { root, open, show, close, onKeyDown } = useDisclosure()
  const [followed, setFollowed] = useState(false)
  const [wanted, setWanted] = useState(false)
  const menu = useQuery({ ...menuQuery(api), enabled: wanted })
  const want = () => setWanted(true)
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    if (open) close()
    else show()
  }
  const follow = () => {
    close()
    setFollowed(true)
  }
  return (
    <div
      ref={root}
      className={box}
      data-open={open || undefined}
      data-followed={followed || undefined}
      onPointerEnter={want}
      onPointerLeave={() => setFollowed(false)}
      onFocus={want}
      onKeyDown={onKeyDown}
    >
      <a
        href={paths.products}
        role="button"
        className={trigger}
        aria-expanded={open}
        aria-controls="mega-menu"
        onClick={toggle}
        onKeyDown={(event) => event.key === ' ' && toggle(event)}
      >
        <Icon name="grid" size={20} />
        {shell.categories}
        <Icon name="caret-down" size={20} />
      </a>
      <div id="mega-menu" className={panel}>
        <MegaDepartments
          menu={menu.data ?? departments}
          promotion={promotion}
          complete={wanted}
          onFollow={follow}
        />
        {wanted && menu.isLoadingError && <Retry onRetry={() => void menu.refetch()} />}
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
  maxHeight: 'calc(100dvh - 132px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transform: 'translateX(50%)',
  zIndex: 'sheet',
  bg: 'surface',
  borderBlock: '1px solid {colors.border}',
  boxShadow: 'float',
  visibility: 'hidden',
  opacity: '0',
  transition: 'opacity {durations.fast} .1s, visibility {durations.fast} .1s',
})
