/** Entries of the local storage that the script before the first paint looks for. */
export const compareListKey = 'compare-list'
export const recentlyViewedKey = 'recently-viewed'
