/**
 * Where a guest signs in and comes back to do what they were about to (N26).
 * @param path of this site with its query, without the slash at the start
 * @param action told to the page as `?action=` after the sign-in
 */
export function signInAddress(path: string, action: string): string {
  const redirectUrl = encodeURIComponent(path).replaceAll('%2F', '/')
  return `/login?redirectUrl=${redirectUrl}&action=${action}`
}
