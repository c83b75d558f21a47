import type { Schemas } from '#machines/api/client.ts'

type Category = Schemas['StaffCategories']['categories'][number]

/** A category with what happens to go along: how many products, and how many categories below it. */
export type ChosenCategory = Pick<Category, 'id' | 'products' | 'below' | 'menu_entries'> & {
  name: string
}

/** Products by their ids, with the categories in which they were shown, or all that a list finds. */
export type ChosenGoods = Schemas['ChosenProducts'] | Schemas['FoundProducts']

export type CategoryChoice =
  | { kind: 'hide' | 'show' | 'remove'; category: ChosenCategory }
  | { kind: 'move'; goods: ChosenGoods }

export type ChangeInput = {
  choice: CategoryChoice
  /** Where the products go; null if none move. */
  categoryId: number | null
  /** Idempotency key of the change, however often it is tried. */
  key: string
}

/** All categories as they are now, or how many products were moved. */
export type Changed = Schemas['StaffCategories'] | Schemas['ProductsMoved']
