import type { CategoryRow } from './catalogue.queries.ts'

export type CategoryNode = CategoryRow & { parent: CategoryNode | null; children: CategoryNode[] }

/** The category tree. A category is found by its slug, its slug path or its id. */
export class CategoryTree {
  readonly roots: CategoryNode[] = []
  readonly #byId = new Map<number, CategoryNode>()
  readonly #bySlug = new Map<string, CategoryNode>()

  /** `rows` in the order in which children are listed. */
  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) {
      const node: CategoryNode = { ...row, parent: null, children: [] }
      this.#byId.set(row.id, node)
      this.#bySlug.set(row.slug, node)
    }
    for (const node of this.#byId.values()) {
      node.parent = node.parentId === null ? null : (this.#byId.get(node.parentId) ?? null)
      if (node.parent) node.parent.children.push(node)
      else this.roots.push(node)
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
    const segments = slugOrPath.toLowerCase().split('/').filter(Boolean)
    return this.#bySlug.get(segments.at(-1) ?? '')
  }

  /** From the root to the category itself. */
  pathTo(id: number): CategoryNode[] {
    const path: CategoryNode[] = []
    for (let node = this.#byId.get(id) ?? null; node; node = node.parent) path.unshift(node)
    return path
  }

  /** How many categories are above it. */
  depthOf(id: number): number {
    return this.pathTo(id).length - 1
  }
}

/** The keys of the filters offered in a category: its own, or those of its nearest ancestor that has any. */
export function filterKeysOf(category: CategoryNode): readonly string[] {
  for (let node: CategoryNode | null = category; node; node = node.parent) {
    if (node.filterKeys.length > 0) return node.filterKeys
  }
  return []
}
