import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast'
import { useEffect, type FocusEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { pageHeading } from '#src/lib/page-heading.ts'
import { Icon } from './icon/Icon.tsx'
import { Persian } from './Persian.tsx'
import { registerToaster, toastMs, type ShownToast, type ToastNews } from './toast.ts'

/** On a phone three would cover half of the screen, so the newest replaces the one before it. */
const phones = matchMedia('(width < 600px)')

const toaster = createToaster({
  // In RTL, Zag resolves the end to the left but applies `offsets.left` as inset-inline-start, the right edge.
  placement: 'bottom-end',
  duration: toastMs,
  max: 3,
  overlap: false,
  gap: 8,
  offsets: { bottom: 'var(--toast-bottom)', left: 'var(--toast-side)', right: '16px', top: '16px' },
})

/** Where toasts appear: above the bars of phones, at the bottom start on wide screens. */
export function Toaster() {
  useEffect(() => {
    let leave = () => {}
    // The toaster listens only after its own effects have run.
    const timer = setTimeout(() => {
      leave = registerToaster(show, closeWhere)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  return (
    <Persian>
      <ArkToaster toaster={toaster} aria-label={ui.toasts}>
        {(toast) => (
          <Toast.Root className={box} onFocus={enter} onBlur={leave}>
            <Icon
              name={icons[toast.type ?? ''] ?? 'done'}
              size={20}
              className={mark({ tone: toast.type === 'error' ? 'error' : 'calm' })}
            />
            <div className={said}>
              <Toast.Title className={words}>{toast.title}</Toast.Title>
              <ToastLink id={toast.id} meta={toast.meta} />
              <ToastButton id={toast.id} meta={toast.meta} />
            </div>
            <Toast.CloseTrigger className={close} aria-label={ui.close}>
              <Icon name="close" size={18} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ArkToaster>
    </Persian>
  )
}

function show({ text, id, tone = 'ok', action }: ToastNews): void {
  const isLink = action !== undefined && 'href' in action
  if (isLink && leadsTo(action.href, location.pathname)) return
  const news = {
    title: text,
    type: tone === 'ok' ? 'success' : tone,
    // On phones all toasts share one id, so the caller's is kept here.
    meta: { action, id, tone },
    duration: action === undefined || isLink ? toastMs : 2 * toastMs,
    onStatusChange: ({ status }: { status: string }) => {
      if (status === 'dismissing') giveFocusBack()
    },
  }
  const toastId = phones.matches ? 'newest' : id
  toaster.create(toastId === undefined ? news : { ...news, id: toastId })
}

function closeWhere(matches: (toast: ShownToast) => boolean): void {
  for (const { id, meta } of toaster.getVisibleToasts()) {
    if (!matches({ id: meta?.['id'], tone: meta?.['tone'] })) continue
    giveFocusBack()
    // A dismissed toast stays for a moment, in which the next one with its id would be lost.
    toaster.remove(id)
  }
}

/** What had the focus before the toasts; null before the first one that got it. */
let cameFrom: HTMLElement | null = null

const regionOf = (element: Element | null) => element?.closest('[data-part=group]') ?? null

/**
 * The toaster gives the focus back to where it came from whenever it leaves a toast, by Tab as well: out of a toast one
 * would always return to the same button. So it does not hear of the focus, and only the closing of a toast gives it back.
 */
function enter(event: FocusEvent<HTMLElement>): void {
  event.stopPropagation()
  const { relatedTarget: from } = event
  if (from instanceof HTMLElement && regionOf(from) === null) cameFrom = from
  toaster.pause()
}

function leave(event: FocusEvent<HTMLElement>): void {
  event.stopPropagation()
  if (regionOf(event.relatedTarget) === null) toaster.resume()
}

/** A toast that closes under the focus would leave it nowhere. */
function giveFocusBack(): void {
  if (regionOf(document.activeElement) === null) return
  const target = cameFrom?.isConnected === true ? cameFrom : pageHeading()
  target?.focus({ preventScroll: true })
}

/** Whether a link leads to the page at this path. */
const leadsTo = (href: string, path: string) => href.split('?')[0] === path

type ActionProps = { id: string | undefined; meta: Record<string, unknown> | undefined }

/** The link of a toast, which has nothing more to say on the page where it leads. */
function ToastLink({ id, meta }: ActionProps) {
  const [path] = useLocation()
  const action = meta?.action
  const isLink = typeof action === 'object' && action !== null && 'href' in action
  const href = isLink ? String(action.href) : null
  useEffect(() => {
    if (href === null || id === undefined || !leadsTo(href, path)) return
    giveFocusBack()
    // A dismissal would be overwritten by the resumption that the loss of the focus asks for.
    toaster.remove(id)
  }, [href, id, path])
  if (href === null || !isLink || !('label' in action)) return null
  return (
    <Link href={href} className={link}>
      {String(action.label)}
    </Link>
  )
}

/** A button that acts once and closes the toast. */
function ToastButton({ id, meta }: ActionProps) {
  const action = meta?.action
  if (typeof action !== 'object' || action === null || !('onPress' in action)) return null
  const { onPress } = action
  const press = () => {
    giveFocusBack()
    if (id !== undefined) toaster.remove(id)
    if (typeof onPress === 'function') onPress()
  }
  return (
    <button type="button" className={link} onClick={press}>
      {'label' in action && String(action.label)}
    </button>
  )
}

const icons: Record<string, 'done' | 'info' | 'error'> = {
  success: 'done',
  info: 'info',
  error: 'error',
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: { base: 'calc(100vw - 32px - var(--toast-spared))', sm: '400px' },
  minHeight: '56px',
  paddingInlineStart: '4',
  borderRadius: 'md',
  bg: 'text',
  color: 'bg',
  boxShadow: 'float',
  textStyle: 'label',
  '--icon-ground': 'colors.text',
  opacity: 'var(--opacity)',
  // At the top it hangs down from there, however high it is, and older ones are below it.
  translate: 'var(--x) calc(var(--y) * var(--toast-turn) + var(--toast-drop))',
  transition: 'translate {durations.base}, opacity {durations.base}',
})
const mark = cva({
  base: { flexShrink: '0' },
  variants: {
    tone: {
      calm: { color: 'panel-accent', _dark: { color: 'brand' } },
      error: { color: 'star' },
    },
  },
})
/** The action goes below a text that needs the whole line. */
const said = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  flex: '1',
  columnGap: '3',
  minWidth: '0',
})
const words = css({ flex: '1 1 auto', paddingBlock: '3' })
const link = css({
  marginBlockStart: '-3',
  textDecoration: 'underline',
  textUnderlineOffset: '6px',
  paddingBlock: '3',
  cursor: 'pointer',
})
const close = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  cursor: 'pointer',
})
