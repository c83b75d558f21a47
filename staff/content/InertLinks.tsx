import type { ReactNode } from 'react'
import { Router } from 'wouter'

/** A preview whose links lead nowhere, so that a press on one loses nothing typed. */
export const InertLinks = ({ children }: { children: ReactNode }) => (
  <Router base="" hook={nowhere}>
    {children}
  </Router>
)

const nowhere = (): [string, () => void] => ['/', () => undefined]
