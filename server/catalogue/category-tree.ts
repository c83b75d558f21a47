import type { CategoryRow, FormerSlugRow } from './catalogue.queries.ts'

export type CategoryNode = CategoryRow & {
  parent: CategoryNode | null
  children: CategoryNode[]
  /** Whether shoppers see it: neither it nor one above it is hidden. */
  isShown: boolean
}

/** The category tree. A category is found by its slug, present or former, its slug path or its id. */
export class CategoryTree {
  readonly roots: CategoryNode[] = []
  readonly #byId = new Map<number, CategoryNode>()
  readonly #bySlug = new Map<string, CategoryNode>()

  /** `rows` in the order in which children are listed. */
  constructor(rows: readonly CategoryRow[], former: readonly FormerSlugRow[] = []) {
    for (const row of rows) {
      const node: CategoryNode = { ...row, parent: null, children: [], isShown: true }
      this.#byId.set(row.id, node)
      this.#bySlug.set(row.slug, node)
    }
    for (const node of this.#byId.values()) {
      node.parent = node.parentId === null ? null : (this.#byId.get(node.parentId) ?? null)
      if (node.parent) node.parent.children.push(node)
      else this.roots.push(node)
    }
    for (const node of this.all()) node.isShown = !node.isHidden && (node.parent?.isShown ?? true)
    for (const { slug, categoryId } of former) {
      const node = this.#byId.get(categoryId)
      if (node && !this.#bySlug.has(slug)) this.#bySlug.set(slug, node)
    }
  }

  /** Every category, parents before children. */
  all(): CategoryNode[] {
    const below = (node: CategoryNode): CategoryNode[] => [node, ...node.children.flatMap(below)]
    return this.roots.flatMap(below)
  }

  byId(id: number): CategoryNode | undefined {
    return this.#byId.get(id)
  }

  /** The last segment of a path identifies the category (LIST-48). */
  bySlug(slugOrPath: string): CategoryNode | undefined {
    return this.#bySlug.get(slugIn(slugOrPath))
  }

  /** The slugs, present and former, that lead to categories that shoppers see. */
  shownSlugs(): string[] {
    return [...this.#bySlug].flatMap(([slug, { isShown }]) => (isShown ? [slug] : []))
  }

  /** From the root to the category itself. */
  pathTo(id: number): CategoryNode[] {
    const path: CategoryNode[] = []
    for (let node = this.#byId.get(id) ?? null; node; node = node.parent) path.unshift(node)
    return path
  }

  /** From the root to the category itself, without what shoppers do not see. */
  shownPathTo(id: number): CategoryNode[] {
    return this.pathTo(id).filter(({ isShown }) => isShown)
  }

  /** How many categories are above it. */
  depthOf(id: number): number {
    return this.pathTo(id).length - 1
  }
}

/** The slug that a slug path ends with. */
export function slugIn(slugOrPath: string): string {
  const segments = slugOrPath.toLowerCase().split('/').filter(Boolean)
  return segments.at(-1) ?? ''
}

/** The keys of the filters offered in a category: its own, or its nearest ancestor's that has any. */
export function filterKeysOf(category: CategoryNode): readonly string[] {
  for (let node: CategoryNode | null = category; node; node = node.parent) {
    if (node.filterKeys.length > 0) return node.filterKeys
  }
  return []
}
