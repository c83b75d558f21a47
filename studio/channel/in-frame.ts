/**
 * Lets the shop live in the studio's frame, next to somebody who works in both. To be called by a page in a frame of
 * its own origin, before its flows start.
 */
export function settleInFrame(): void {
  const frame = globalThis.frameElement
  forgetSurroundings()
  leaveFocus(frame)
  addEventListener('click', keepInFrame, { capture: true })
}

/**
 * The shop takes the frame for the whole window. Its dialogs close on a press outside of them and look for one in a
 * surrounding page, too: a press in the studio would close the dialog that is to be looked at.
 */
function forgetSurroundings(): void {
  Object.defineProperty(globalThis, 'frameElement', { value: null })
}

/** What the shop shows takes the focus, but not from somebody who steers it from the studio. */
function leaveFocus(frame: Element | null): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called for the element that it was asked of
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const { activeElement, body } = parent.document
    if (activeElement === frame || activeElement === body) focus.call(this, options)
  }
}

/**
 * A link of the shop that opens another tab opens in the frame itself, since what happens in another tab the studio
 * would not show. With a key held down it opens where the developer wants it.
 */
function keepInFrame({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[target=_blank]')
  if (link?.origin === location.origin) link.target = '_self'
}
