/**
 * Does something once, as soon as an element comes near the screen.
 * @param margin how far away is near, as for `IntersectionObserver`
 * @returns forgets it
 */
export function whenNear(element: Element, act: () => void, margin: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
