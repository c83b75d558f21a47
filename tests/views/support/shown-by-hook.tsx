import { showPart } from './open-page.tsx'

/** Shows what a hook returns, and returns what reads it. */
export async function shownByHook(use: () => unknown): Promise<() => unknown> {
  function Value() {
    return <output>{JSON.stringify(use())}</output>
  }
  const { place } = await showPart(<Value />)
  return () => JSON.parse(place.querySelector('output')?.textContent ?? '')
}
