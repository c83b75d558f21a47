import type { ReactNode } from 'react'
import { Router } from 'wouter'

/** A preview whose links lead nowhere, so that clicking one loses no input. */
export const InertLinks = ({ children }: { children: ReactNode }) => (
  <Router base="" hook={nowhere}>
    {children}
  </Router>
)

const nowhere = (): [string, () => void] => ['/', () => undefined]
