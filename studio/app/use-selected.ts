import { useMemo } from 'react'
import type { Selection } from './chart/chart-context.ts'
import { statesIn, transitionsIn } from '#charts/graph.ts'
import type { StudioMachine } from './machines.ts'
import { useAddress, type Change } from './use-address.ts'

/**
 * The state or transition in the URL; null if the machine does not have it. Where the URL selects nothing, it is the
 * state whose neighbors are shown.
 */
export function useSelected({ graph }: StudioMachine): [Selection | null, Change] {
  const [chosen, select] = useAddress('selected')
  const [focused] = useAddress('focus')
  const id = chosen ?? focused
  const selected = useMemo((): Selection | null => {
    if (id === null) return null
    if (statesIn(graph.root).some((state) => state.id === id)) return { kind: 'state', id }
    return transitionsIn(graph).some((each) => each.id === id) ? { kind: 'transition', id } : null
  }, [graph, id])
  return [selected, select]
}
