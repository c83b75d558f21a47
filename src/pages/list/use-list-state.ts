import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { parseListState, toAddress, type ListState } from './list-state.ts'

export type ListControl = {
  path: string
  state: ListState
  addressOf: (state: ListState) => string
  /** Goes to a state. It shows at once in the controls; `replace` leaves no entry in the history. */
  go: (state: ListState, options?: { replace?: boolean }) => void
}

/** The list's state as the address has it, or as it will be when the navigation under way is done. */
export function useListState(): ListControl {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const inAddress = useMemo(() => parseListState(new URLSearchParams(search)), [search])
  const [ahead, setAhead] = useState<{ from: string; state: ListState } | null>(null)
  const addressOf = (state: ListState) => toAddress(path, state)
  return {
    path,
    state: ahead?.from === search ? ahead.state : inAddress,
    addressOf,
    go: (state, options) => {
      setAhead({ from: search, state })
      navigate(addressOf(state), options)
    },
  }
}
