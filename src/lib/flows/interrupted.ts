/**
 * Whether a saved flow was interrupted: by a reload of its page, or by a way through this document, such as the sign-in.
 * A page that was left and is opened anew continues nothing by itself. @param saved as `saveFlow` wrote it
 */
export function isInterrupted(saved: string): boolean {
  const savedAt = Number(/"savedAt":(\d+)/.exec(saved)?.[1] ?? 0)
  return savedAt >= performance.timeOrigin || isReloaded()
}

/** Whether this page was reloaded, and not left since. */
export function isReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return (
    load !== undefined &&
    'type' in load &&
    load.type === 'reload' &&
    new URL(load.name).pathname === location.pathname
  )
}
