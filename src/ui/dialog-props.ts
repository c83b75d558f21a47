import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Called for the close button, Esc, the scrim and the back button. */
  onClose: () => void
  title: string
  /**
   * `sheet` rises from the bottom below 960 px and is a dialog above; `full` covers phones, for long content with a
   * `foot`; `wide` also covers phones and takes most of a larger screen, for pictures; `stage` shows one portrait
   * picture, on phones full screen; `drawer` slides in from the start edge; `cover` is a sheet that hides the page.
   */
  look?: 'sheet' | 'full' | 'wide' | 'stage' | 'drawer' | 'cover'
  /** At the end of the title's row: one secondary action. */
  aside?: ReactNode
  /** Stays visible below the scrolling content. */
  foot?: ReactNode
  /** Takes the focus afterwards if what opened the dialog was removed; otherwise the page's heading does. */
  lastFocus?: () => HTMLElement | null
  /** An `alertdialog`: pressing the scrim does not close it. */
  alert?: boolean
  /** False hides the close button, where the dialog must be answered; Esc still calls `onClose`. */
  closable?: boolean
  /** Of a page in another language than the shop's: its locale, and the name of the close button. */
  language?: { locale: string; close: string }
  children: ReactNode
}
