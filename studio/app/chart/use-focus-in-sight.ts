import { useReactFlow } from '@xyflow/react'
import { useEffect } from 'react'
import type { Box } from '#charts/geometry.ts'

/** Scrolls what has the keyboard focus in the chart into view. */
export function useFocusInSight(bringIntoSight: (box: Box) => void): void {
  const { getNode } = useReactFlow()
  useEffect(() => {
    const pane = document.querySelector('.react-flow')
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const id = target.closest('.react-flow__node')?.getAttribute('data-id')
      const node = getNode(id ?? '')
      if (node === undefined) return
      bringIntoSight({ ...node.position, width: node.width ?? 0, height: node.height ?? 0 })
    }
    pane?.addEventListener('focusin', onFocus)
    return () => pane?.removeEventListener('focusin', onFocus)
  }, [getNode, bringIntoSight])
}
