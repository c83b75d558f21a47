/**
 * Keeps whoever walks through the shop in the studio's frame: a link of the shop that opens another tab opens in the
 * frame itself, since what happens in another tab the studio would not show. With a key held down it opens where the
 * developer wants it.
 */
export function keepLinksInFrame(): void {
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>('a[target=_blank]')
      if (link?.origin === location.origin) link.target = '_self'
    },
    { capture: true },
  )
}

/**
 * Lets the shop take the frame for the whole window. Its dialogs close on a press outside of them and look for one in
 * a surrounding page, too: a press in the studio would close the dialog that is to be looked at.
 */
export function forgetSurroundings(): void {
  Object.defineProperty(globalThis, 'frameElement', { value: null })
}
