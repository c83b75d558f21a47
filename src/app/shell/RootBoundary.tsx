import { Component, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { EmptyHeader } from './EmptyHeader.tsx'
import { FailurePage } from './FailurePage.tsx'
import { Shapes } from '#src/ui/Arch.tsx'

/** Catches errors of the shell itself, which would otherwise leave a blank document. */
export class RootBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <Shapes />
        <EmptyHeader />
        <main className={page}>
          <FailurePage failure={{ status: 500, code: 'internal_error' }} />
        </main>
      </>
    )
  }
}

const page = css({ paddingInline: 'gutter' })
