import { failureOf } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

type Props = {
  data: unknown
  error: Error | null
  onRetry: () => void
  height?: `${number}px`
}

/** Skeleton while data loads, or a retry button if loading failed. */
export function Awaiting({ data, error, onRetry, height = '480px' }: Props) {
  if (data !== undefined) return null
  if (error === null) return <Skeleton height={height} radius="16px" />
  return <Retry text={failureText(failureOf(error))} onRetry={onRetry} />
}
