/**
 * Calls `act` once, as soon as an element is near the viewport. @param margin `rootMargin` of the
 * `IntersectionObserver` @returns cancels it
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
