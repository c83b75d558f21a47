import { useScrolledPast } from './use-scroll.ts'
import { lazyPart } from '#src/ui/LazyPart.tsx'

const CornerButtons = lazyPart(() => import('./CornerButtons.tsx').then((m) => m.CornerButtons), {
  failed: () => null,
})

/** The buttons in the lower corner, shown once the page is scrolled by more than 20 px. */
export function Corner() {
  return useScrolledPast(20) ? <CornerButtons /> : null
}
