import { useEffect, useLayoutEffect, useRef } from 'react'
import { openLayer } from './history-layers.ts'

/** While `open`, the back button calls `onBack` instead of leaving the page. Of several layers it takes the last one. */
export function useLayer(open: boolean, onBack: () => void): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useLayoutEffect(() => {
    if (open) return openLayer(() => latest.current())
  }, [open])
}
