/**
 * Notes on the document in which half of the screen the last press was, and how far what stays at the top reaches, so
 * that toasts cover neither (`app.css`). A key press counts where its control is.
 */
export function followPresses(): void {
  const { dataset, style } = document.documentElement
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const { top, bottom } = target.getBoundingClientRect()
    dataset.pressed = top + bottom > innerHeight ? 'low' : 'high'
    const bar = document.querySelector('[data-top-bar]')?.getBoundingClientRect()
    const reach = bar !== undefined && bar.top < toastReach ? Math.max(bar.bottom, 0) : 0
    style.setProperty('--top-bar', `${reach}px`)
  }
  addEventListener('click', onClick, { capture: true })
}

/** A toast at the top ends here, in pixels. */
const toastReach = 88
