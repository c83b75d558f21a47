/** The last segment of a category's slug path: it tells the category in every call (A16). */
export function categorySlug(path: string): string {
  return path.split('/').at(-1) ?? path
}
