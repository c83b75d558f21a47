import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { useWhenOnline } from '#src/lib/use-when-online.ts'
import { Button } from './Button.tsx'

type Props = {
  onRetry: () => void
  text?: string
  /** The flow's failure. Queries omit it: the query client retries them itself. */
  failure?: Failure | null
  /** Other actions. */
  children?: ReactNode
}

/** Shown in place of a part that could not be loaded. Once the network is back it tries by itself. */
export function Retry({ onRetry, text = ui.loadFailed, failure = null, children }: Props) {
  useWhenOnline(onRetry, failure)
  return (
    <div className={box} role="alert">
      {text}
      <Button look="ghost" size="sm" icon="refresh" onClick={onRetry}>
        {ui.retry}
      </Button>
      {children}
    </div>
  )
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  padding: '4',
  textStyle: 'small',
  color: 'text-2',
})
