import {
  Component,
  createElement,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { countReconnects } from '#machines/kernel/reconnect.ts'
import { isOutdated } from '#src/lib/scripts.ts'
import { Retry } from './Retry.tsx'

type Options<Props> = {
  /** Shown until the script has loaded. */
  waiting?: ReactNode
  /** Shown in place of a part whose script failed to load. */
  failed?: (retry: () => void, props: Props) => ReactNode
}

/**
 * A part of a page whose script is fetched when it is first shown. If the script fails to load, the part says so and
 * fetches it again on demand; the surrounding page stays, with everything that was typed into it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = (retry) => <Retry onRetry={retry} /> }: Options<Props> = {},
): ComponentType<Props> {
  let script: Promise<ComponentType<Props>> | null = null
  let hasFailed = false
  const fetchScript = () => {
    const before = countReconnects()
    script ??= load().catch((cause: unknown) => {
      hasFailed = true
      throw new ScriptMissing(cause, countReconnects() !== before)
    })
    return script
  }
  const forgetFailure = () => {
    if (hasFailed) script = null
    hasFailed = false
  }

  function Loaded(props: Props) {
    return createElement(use(fetchScript()), props)
  }

  return function LazyPart(props: Props) {
    useState(forgetFailure)
    return (
      <ScriptBoundary onRetry={forgetFailure} failed={(retry) => failed(retry, props)}>
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </ScriptBoundary>
    )
  }
}

class ScriptMissing extends Error {
  /** Whether the browser went back online before the script failed to load. */
  readonly reconnected: boolean

  constructor(cause: unknown, reconnected: boolean) {
    super('the script of a lazy part failed to load', { cause })
    this.name = 'ScriptMissing'
    this.reconnected = reconnected
  }
}

type BoundaryProps = {
  onRetry: () => void
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Catches only a missing script: other errors inside belong to the page. */
class ScriptBoundary extends Component<BoundaryProps, { caught: unknown }> {
  override state = { caught: null }

  static getDerivedStateFromError(caught: unknown) {
    return { caught }
  }

  override componentDidCatch(caught: unknown) {
    if (caught instanceof ScriptMissing && caught.reconnected) this.retry()
  }

  retry = () => {
    if (isOutdated()) return location.reload()
    this.props.onRetry()
    this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    if (caught === null) return this.props.children
    if (!((caught as unknown) instanceof ScriptMissing)) throw caught
    return this.props.failed(this.retry)
  }
}
