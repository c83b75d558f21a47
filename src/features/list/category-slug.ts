/** The last segment of a category's slug path, which identifies the category in every call. */
export function categorySlug(path: string): string {
  return path.split('/').at(-1) ?? path
}
