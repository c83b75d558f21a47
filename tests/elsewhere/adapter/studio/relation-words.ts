import type { RelationName } from './machines.ts'

/** A sentence for each relation. */
export const relationWords: Record<RelationName, string> = { leadsOn: 'It leads on to the other.' }
