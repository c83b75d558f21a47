import { LocaleProvider } from '@ark-ui/react/locale'
import type { ReactNode } from 'react'

/**
 * Goes around every part of Ark UI: without it they set `dir="ltr"` on themselves. It stands at the parts, not at
 * the root, so that pages without such a part do not load it.
 */
export function Persian({ children }: { children: ReactNode }) {
  return <LocaleProvider locale="fa-IR">{children}</LocaleProvider>
}
