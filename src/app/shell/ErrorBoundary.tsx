import { Component, type ReactNode } from 'react'
import { toRedirectOrFailure, type PageFailure } from '#src/lib/failure.ts'
import { Redirect } from '#src/lib/page.ts'
import { isOutdated, reloadOnce } from '#src/lib/scripts.ts'
import { FailurePage } from './FailurePage.tsx'

type Props = { first: PageFailure | null; children: ReactNode }
type State = { settled: PageFailure | Redirect | null }

/** Shows the failure in place of the page, inside the shell; where the page needs an account, redirects to the sign-in. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { settled: this.props.first }

  static getDerivedStateFromError(thrown: unknown): State {
    return { settled: toRedirectOrFailure(thrown, location.pathname + location.search) }
  }

  override componentDidCatch() {
    if (this.state.settled instanceof Redirect) location.assign(this.state.settled.to)
    else if (isOutdated()) reloadOnce()
  }

  override render() {
    const { settled } = this.state
    if (settled instanceof Redirect) return null
    return settled === null ? this.props.children : <FailurePage failure={settled} />
  }
}
