/** Close requests of the platform: Esc, and the back gesture on Android. Not supported by every browser. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}
