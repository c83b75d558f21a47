import type { UseQueryResult } from '@tanstack/react-query'

/** Whether a query has failed, or has no data and is paused, as it is offline instead of failing. */
export const isMissing = ({
  isError,
  isPending,
  isPaused,
}: Pick<UseQueryResult, 'isError' | 'isPending' | 'isPaused'>): boolean =>
  isError || (isPending && isPaused)
