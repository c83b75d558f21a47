const mark = 'signedIn'

/** Whether the readable cookie beside the session says that someone is signed in. The server decides for real. */
export function isMarkedSignedIn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${mark}=`))
}

/** Shows the signed-in mark to the style sheets, as the inline script did before the first paint. */
export function showSessionMark(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
}
