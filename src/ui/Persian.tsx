import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'

/**
 * Wraps every component of Ark UI, which would otherwise set `dir="ltr"` on itself. Used around each component and not
 * at the root, so that pages without one do not load it.
 */
export function Persian({ children }: { children: ReactNode }) {
  return <LocaleProvider locale="fa-IR">{children}</LocaleProvider>
}
