/**
 * Adapts the shop to the studio's frame, next to somebody who works in both. To be called by a page in a frame of its
 * own origin, before its flows start.
 */
export function adaptToFrame(): void {
  const frame = globalThis.frameElement
  isolateFromParent()
  leaveFocus(frame, parent.document)
  addEventListener('click', keepInFrame, { capture: true })
}

/**
 * Makes the shop treat the frame as the whole window. Its dialogs close on a press outside of them, even in a
 * surrounding page: a press in the studio would close the dialog that is being inspected.
 */
function isolateFromParent(): void {
  Object.defineProperty(globalThis, 'frameElement', { value: null })
}

/**
 * The shop may take the focus, but not from somebody who steers it from the studio.
 * @param around the studio's page; once the frame is closed, nothing leads from the shop's page to it
 */
function leaveFocus(frame: Element | null, around: Document): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the element as `this`
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const { activeElement, body } = around
    if (activeElement === frame || activeElement === body) focus.call(this, options)
  }
}

/**
 * A link of the shop that opens another tab opens in the frame itself, since the studio cannot show other tabs. With a
 * modifier key it opens where the developer wants it.
 */
function keepInFrame({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[target=_blank]')
  if (link?.origin === location.origin) link.target = '_self'
}
