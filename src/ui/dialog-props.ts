import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Called for the close button, Esc, the scrim and the phone's back gesture. */
  onClose: () => void
  title: string
  /**
   * `sheet` rises from the bottom below 960 px and is a dialog above; `full` covers phones, for long content with a
   * `foot`; `wide` covers phones, too, and takes most of a larger screen, for pictures; `stage` shows one upright
   * picture, on phones over the whole screen; `drawer` comes in from the start edge.
   */
  look?: 'sheet' | 'full' | 'wide' | 'stage' | 'drawer'
  /** Beside the title, at the end: one light action. */
  aside?: ReactNode
  /** Stays in sight below the content. */
  foot?: ReactNode
  /** A question that must be answered: the scrim does not close it. */
  alert?: boolean
  children: ReactNode
}
