/** The path with one slash at the start and none at the end, so that `//elsewhere/` cannot lead to another site. */
export function withoutSlashes(pathname: string): string {
  // Split rather than `/\/+$/`, which takes quadratic time on many slashes.
  const parts = pathname.split('/')
  const isFilled = (part: string) => part !== ''
  return `/${parts.slice(parts.findIndex(isFilled), parts.findLastIndex(isFilled) + 1).join('/')}`
}
