import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshEdit, staffProductEditMachine } from './staff-product-edit.machine.ts'

/**
 * A user who returns to the form of a new product finds their input; a product that may have been
 * created is submitted again under its key.
 */
export const newProductPersistence: Persistence<typeof staffProductEditMachine> = {
  machine: staffProductEditMachine,
  version: 3,
  maximumAge: 24 * 3_600_000,
  keep: ({ content, first, invalidNumbers, named, key, failure }) => ({
    content,
    first,
    invalidNumbers,
    named,
    key,
    failure,
  }),
  fresh: freshEdit,
}
