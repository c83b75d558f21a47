import { earlyPress } from '#src/lib/inline-script.ts'

/**
 * Presses the button that somebody pressed before its page could answer; forms and links answer by themselves. To be
 * called in one go with the hydration: what is pressed later has its answer already.
 */
export function replayPress(): void {
  const button: unknown = Reflect.get(globalThis, earlyPress)
  setTimeout(() => {
    if (button instanceof HTMLButtonElement && button.isConnected) button.click()
  })
}
