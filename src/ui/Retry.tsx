import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { useWhenOnline } from '#src/lib/use-when-online.ts'
import { Button } from './Button.tsx'

type Props = {
  onRetry: () => void
  text?: string
  /** Why a flow could not load the part. A query needs none: the cache repeats what the network lost. */
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
