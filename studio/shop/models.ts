/** The machine whose chart the studio opens first. */
export const firstMachine = 'checkout'

/** The models of all machines, and so all machines: watched pages load them only for a studio that steers. */
export { flowModels, models } from '#machines/testing/registry.ts'
