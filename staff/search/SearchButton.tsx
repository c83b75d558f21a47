import { useEffect, useState } from 'react'
import { staffSearch as words } from '#i18n/fa/staff-search.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { whenIdle } from '#src/lib/when-idle.ts'
import { button } from '#src/ui/Button.tsx'
import { Dialog, loadModalDialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const loadPanel = () => import('./SearchPanel.tsx').then((part) => part.SearchPanel)

const SearchPanel = lazyPart<{ member: Schemas['StaffMember']; onClose: () => void }>(loadPanel, {
  waiting: <Skeleton height="240px" radius="16px" />,
})

/**
 * Opens the search over all lists, as Ctrl K does, on a Mac Cmd K. Its scripts are loaded ahead: what somebody types right
 * after the keys would otherwise be lost.
 */
export function SearchButton({ member }: { member: Schemas['StaffMember'] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => whenIdle(loadAhead), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((open) => open || document.querySelector('[aria-modal=true]') === null)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={button({ look: 'tonal', size: 'sm' })}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
        <span className={wideOnly}>{words.open}</span>
        <span className={css({ srOnly: true })}> {words.where}</span>
        <kbd className={keys} aria-hidden>
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Dialog open={isOpen} onClose={close} title={words.title} look="full">
        <SearchPanel member={member} onClose={close} />
      </Dialog>
    </>
  )
}

/** Without one of them the search says so when it opens. */
async function loadAhead(): Promise<void> {
  await Promise.allSettled([loadPanel(), loadModalDialog()])
}

/** The key in its place, since a Persian keyboard has another letter there, or wherever a Latin one has it. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyK' || key.toLowerCase() === 'k')

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

const wideOnly = css({ srOnly: { base: true, md: false } })
const keys = css({
  display: { base: 'none', lg: 'inline-block' },
  paddingInline: '2',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'xs',
  fontFamily: 'inherit',
  textStyle: 'caption',
  direction: 'ltr',
  whiteSpace: 'nowrap',
})
