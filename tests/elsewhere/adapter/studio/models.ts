import type { AnyWalkModel } from '#walks/model.ts'
import { model } from '../../crossing.model.ts'

/** The machines of the browser. */
export const flowModels: readonly AnyWalkModel[] = [model]

/** Those, and the lifecycles of the server. */
export const models: readonly AnyWalkModel[] = [...flowModels]

/** The machine whose chart the studio opens first. */
export const firstMachine: string = model.machine.id
