/** Values of the shop's models that are written by their names. */
export * as knownValues from '#machines/testing/fixtures.ts'
