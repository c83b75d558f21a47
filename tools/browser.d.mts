/** See browser.mjs, which is plain JavaScript because it runs on whatever Node the machine has. */
export function ensureBrowser(from?: {
  /** Tried first. */
  preferred?: (string | undefined)[]
  /** Commands that install a preferred browser, tried before any other candidate. */
  preferredInstallers?: [string, string[]][]
  /** Tried next. */
  candidates?: (string | undefined)[]
  /** The path of Playwright's own browser. */
  own?: () => Promise<string | null>
  /** Commands that install one, in the order in which they are tried. */
  ways?: [string, string[]][]
}): Promise<string | null>
