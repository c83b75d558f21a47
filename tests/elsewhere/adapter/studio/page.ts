/** A script that sets the theme before the first paint; here there is one theme. */
export const beforePaintScript = (): Promise<string> => Promise.resolve('')
