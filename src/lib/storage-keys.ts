/** Names of entries in the local storage that are also read before the first paint (`app/inline/before-paint.ts`). */
export const themeKey = 'theme'
export const recentlyViewedKey = 'recently-viewed'
export const compareListKey = 'compare-list'
