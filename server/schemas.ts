import type { components, operations } from '#api/schema.d.ts'

/** The schemas of the contract by their names. */
export type Schemas = components['schemas']
export type ProblemCode = Schemas['ProblemCode']
export type StaffRole = Schemas['StaffRole']
export type OperationId = keyof operations
