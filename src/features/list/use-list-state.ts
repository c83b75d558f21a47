import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { parseListState, toAddress, type ListState } from './list-state.ts'

type GoOptions = {
  /** Replaces the entry of the history. */
  replace?: boolean
}

export type ListControl = {
  path: string
  state: ListState
  addressOf: (state: ListState) => string
  /** Navigates to a state. The controls show it at once. */
  go: (state: ListState, options?: GoOptions) => void
  /** Applies a change after 200 ms, unless another one replaces it until then. Several in a row have one entry of the history. */
  goSoon: (change: (state: ListState) => ListState, options?: GoOptions) => void
}

const delayMs = 200

/** The list's state, from the URL or from the navigation under way. */
export function useListState(): ListControl {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const inAddress = useMemo(() => parseListState(new URLSearchParams(search)), [search])
  const [ahead, setAhead] = useState<{ from: string; state: ListState } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Where the latest delayed change led. */
  const settledAt = useRef<string>(undefined)
  const addressOf = (state: ListState) => toAddress(path, state)
  const control: ListControl = {
    path,
    state: ahead?.from === search ? ahead.state : inAddress,
    addressOf,
    go: (state, options) => {
      setAhead({ from: search, state })
      navigate(addressOf(state), options)
    },
    goSoon: (change, options) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { state, go } = latest.current
        const next = change(state)
        const replace = options?.replace === true || addressOf(state) === settledAt.current
        settledAt.current = addressOf(next)
        go(next, { replace })
      }, delayMs)
    },
  }
  const latest = useRef(control)
  useEffect(() => {
    latest.current = control
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return control
}
