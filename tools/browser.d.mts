/** See browser.mjs, which is plain JavaScript because it runs on whatever Node the machine has. */
export function ensureBrowser(from?: {
  /** Where to look first. */
  preferred?: (string | undefined)[]
  /** Commands that install such a one, tried before anything else is taken. */
  waysToPreferred?: [string, string[]][]
  /** Where to look then. */
  candidates?: (string | undefined)[]
  /** Where Playwright keeps its own. */
  own?: () => Promise<string | null>
  /** Commands that install one, in the order to try them. */
  ways?: [string, string[]][]
}): Promise<string | null>
