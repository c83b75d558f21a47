import { notifyManager } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { pageHeading } from '#src/lib/page-heading.ts'

/**
 * Restores a focus that was lost with a button which a list no longer has after it was read again.
 * @returns to be called once the list was read: focuses the page's heading after the views have rendered, unless something
 * else has the focus
 */
export function useRefetchedFocus(): () => void {
  const [timesRead, countRead] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (timesRead > 0) takeLostFocus(pageHeading(), { preventScroll: true })
  }, [timesRead])
  // After the views have been told of the new data.
  return () => notifyManager.schedule(countRead)
}
