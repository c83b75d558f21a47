import { Dialog as Ark } from '@ark-ui/react/dialog'
import { LocaleProvider } from '@ark-ui/react/locale'
import { Portal } from '@ark-ui/react/portal'
import { useRef } from 'react'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Bdi } from './Bdi.tsx'
import { body, box, footer, place } from './dialog-looks.ts'
import type { DialogProps } from './dialog-props.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { useSecondTapIgnored } from './second-tap.ts'
import { iconButton } from './IconButton.tsx'
import { Icon } from './icon/Icon.tsx'
import { useLayer } from '#src/lib/use-layer.ts'

/** The open dialog: the focus is trapped and finally restored; Esc, the back button and the scrim close it. */
export function ModalDialog({
  look = 'sheet',
  alert = false,
  closable = true,
  ...props
}: DialogProps) {
  const { open, onClose, title, aside, foot, lastFocus, language = persian, children } = props
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useDialogFocus(open, { content, title: heading, lastFocus })
  useLayer(open, onClose)
  useSecondTapIgnored(open)
  return (
    <LocaleProvider locale={language.locale}>
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
            <Ark.Content ref={content} className={box({ look })} data-look={look}>
              {look === 'sheet' && <span className={grip} aria-hidden />}
              <header className={head}>
                <Ark.Title ref={heading} tabIndex={-1} className={titleText}>
                  <Bdi>{title}</Bdi>
                </Ark.Title>
                {aside}
                {closable && (
                  <Ark.CloseTrigger className={iconButton({})} aria-label={language.close}>
                    <Icon name="close" />
                  </Ark.CloseTrigger>
                )}
              </header>
              <div className={body({ look })}>{children}</div>
              {foot !== undefined && <footer className={footer}>{foot}</footer>}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  )
}

const persian = { locale: 'fa-IR', close: ui.close }

const scrim = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'scrim',
  bg: 'scrim',
  '&[data-state=open]': { animation: 'fade {durations.base} {easings.ease}' },
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
/** Over a dialog of the screen's height, whose content scrolls below it, with a line. */
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  '[data-look=full] > &': { borderBlockEnd: '1px solid {colors.border}' },
})
const titleText = css({
  flex: '1',
  fontSize: '16px',
  fontWeight: '700',
  lineHeight: '28px',
  outline: 'none',
})
