import { useState } from 'react'

/**
 * A key for a form whose initial values come from its flow: it changes when the running flow, with what it has saved,
 * replaces the one that was rendered before hydration.
 */
export function useActorKey(actor: object): string {
  const [rendered] = useState(actor)
  return actor === rendered ? 'rendered' : 'running'
}
