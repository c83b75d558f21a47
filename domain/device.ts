export type Browser = 'edge' | 'opera' | 'samsung' | 'firefox' | 'chrome' | 'safari' | 'other'
export type OperatingSystem = 'android' | 'ios' | 'windows' | 'mac' | 'linux' | 'other'

/** Browsers that call themselves others too come first. */
const browsers: [Browser, RegExp][] = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
]

const systems: [OperatingSystem, RegExp][] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
]

/** The browser and the system that a User-Agent names. */
export function deviceOf(userAgent: string): { browser: Browser; system: OperatingSystem } {
  const named = <Name>(list: [Name, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return { browser: named(browsers) ?? 'other', system: named(systems) ?? 'other' }
}
