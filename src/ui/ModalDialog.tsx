import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useRef } from 'react'
import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import type { DialogProps } from './dialog-props.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { iconButton } from './IconButton.tsx'
import { Icon } from './icon/Icon.tsx'
import { Persian } from './Persian.tsx'

/** The open dialog: focus stays inside and returns where it was; Esc, back and the scrim close it. */
export function ModalDialog({ look = 'sheet', alert = false, ...props }: DialogProps) {
  const { open, onClose, title, aside, foot, children } = props
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useDialogFocus(open, { content, title: heading })
  useBackGesture(open, onClose)
  return (
    <Persian>
      <Ark.Root
        open={open}
        onOpenChange={(details) => !details.open && onClose()}
        role={alert ? 'alertdialog' : 'dialog'}
        closeOnInteractOutside={!alert}
        initialFocusEl={focus.first}
        finalFocusEl={focus.last}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={scrim} />
          <Ark.Positioner className={place({ look })}>
            <Ark.Content ref={content} className={box({ look })}>
              {look === 'sheet' && <span className={grip} aria-hidden />}
              <header className={head}>
                <Ark.Title ref={heading} tabIndex={-1} className={titleText}>
                  {title}
                </Ark.Title>
                {aside}
                <Ark.CloseTrigger className={iconButton({})} aria-label={ui.close}>
                  <Icon name="close" />
                </Ark.CloseTrigger>
              </header>
              <div className={body({ look })}>{children}</div>
              {foot !== undefined && <footer className={footer}>{foot}</footer>}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </Persian>
  )
}

/** Lets the phone's back gesture close the dialog instead of leaving the page, where the browser offers it. */
function useBackGesture(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open || !('CloseWatcher' in globalThis)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', onClose)
    return () => watcher.destroy()
  }, [open, onClose])
}

const scrim = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'scrim',
  bg: 'scrim',
  '&[data-state=open]': { animation: 'fade {durations.base} {easings.ease}' },
})
const place = cva({
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'sheet',
    display: 'flex',
    justifyContent: 'center',
    alignItems: { base: 'flex-end', md: 'center' },
  },
  variants: {
    look: {
      sheet: {},
      full: { alignItems: { base: 'stretch', md: 'center' } },
      wide: { alignItems: { base: 'stretch', md: 'center' }, padding: { md: '6' } },
      stage: { alignItems: { base: 'stretch', sm: 'center' } },
      drawer: { justifyContent: 'flex-start', alignItems: 'stretch!' },
    },
  },
})
const box = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    bg: 'surface',
    boxShadow: 'float',
    outline: 'none',
    _still: { animation: 'none!' },
  },
  variants: {
    look: {
      sheet: {
        maxHeight: '88dvh',
        maxWidth: { md: '520px' },
        borderRadius: { base: '24px 24px 0 0', md: 'lg' },
        '&[data-state=open]': { animation: 'rise {durations.base} {easings.ease}' },
      },
      full: {
        maxHeight: { md: '88dvh' },
        maxWidth: { md: '560px' },
        borderRadius: { md: 'lg' },
        '&[data-state=open]': { animation: 'rise {durations.base} {easings.ease}' },
      },
      wide: {
        height: { md: 'full' },
        maxHeight: { md: '960px' },
        maxWidth: { md: '1120px' },
        borderRadius: { md: 'lg' },
        '&[data-state=open]': { animation: 'rise {durations.base} {easings.ease}' },
      },
      stage: {
        height: { sm: 'min(92dvh, 840px)' },
        maxWidth: { sm: 'min(460px, 56dvh)' },
        borderRadius: { sm: 'lg' },
        overflow: 'hidden',
        '&[data-state=open]': { animation: 'grow {durations.base} {easings.ease}' },
      },
      drawer: {
        width: '88vw',
        maxWidth: '360px',
        '&[data-state=open]': { animation: 'slide {durations.base} {easings.ease}' },
      },
    },
  },
})
const grip = css({
  alignSelf: 'center',
  display: { md: 'none' },
  width: '40px',
  height: '4px',
  marginBlockStart: '2',
  borderRadius: 'full',
  bg: 'border-strong',
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
})
const titleText = css({
  flex: '1',
  fontSize: '16px',
  fontWeight: '700',
  lineHeight: '28px',
  outline: 'none',
})
const body = cva({
  base: { flex: '1', minHeight: '0', overflowY: 'auto' },
  variants: {
    look: {
      sheet: { paddingInline: '4', paddingBlockEnd: '6' },
      full: { paddingInline: '4', paddingBlockEnd: '6' },
      wide: { paddingInline: '4', paddingBlockEnd: '6' },
      drawer: { paddingInline: '4', paddingBlockEnd: '6' },
      stage: { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
    },
  },
})
const footer = css({
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid {colors.border}',
})
