import { statesIn } from '#charts/graph.ts'
import type { StudioMachine } from './machines.ts'
import { useAddress, type Change } from './use-address.ts'

/** The state in the URL whose neighbors alone are shown; null if the machine does not have it, as for its root. */
export function useFocused({ graph }: StudioMachine): [string | null, Change] {
  const [id, focusOn] = useAddress('focus')
  const isKnown = statesIn(graph.root).some((state) => state !== graph.root && state.id === id)
  return [isKnown ? id : null, focusOn]
}
