import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { Frame, type Surroundings } from '#stories/support/Frame.tsx'

/** Shows a view in the frame of a story until the test ends, or until `remove`. */
export async function show(view: ReactNode, surroundings: Surroundings) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const remove = () => act(() => root.unmount())
  onTestFinished(remove)
  await act(async () =>
    root.render(
      <Frame {...surroundings} title="view">
        {view}
      </Frame>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
  return { place, remove }
}
