import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearOtherTabs } from '#src/api/tabs.ts'
import { takeSession } from '#src/lib/session.ts'

/** Keeps this tab in step with the others. */
export function useSessionNews(): void {
  const queryClient = useQueryClient()
  useEffect(() => hearOtherTabs(queryClient, () => takeSession(queryClient)), [queryClient])
}
