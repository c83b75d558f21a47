/** Departments, groups and kinds: the menu and the paths of the shop's pages have as many levels. */
const mostCategoryLevels = 3

type Placed = { id: number; parent_id: number | null }

/**
 * The ids of the categories that one can be under: neither itself nor any below it, and none so far down that its own
 * would be on a fourth level. @param id null for a new one
 */
export function possibleParents(categories: readonly Placed[], id: number | null): number[] {
  const childrenOf = (parent: number) =>
    categories.filter(({ parent_id: under }) => under === parent)
  const levelsFrom = (category: number): number =>
    1 + Math.max(0, ...childrenOf(category).map((child) => levelsFrom(child.id)))
  const own = id === null ? 1 : levelsFrom(id)
  const below = (parent: number | null, level: number): number[] =>
    level + own > mostCategoryLevels
      ? []
      : categories.flatMap((each) =>
          each.parent_id === parent && each.id !== id
            ? [each.id, ...below(each.id, level + 1)]
            : [],
        )
  return below(null, 1)
}
