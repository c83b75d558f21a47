import { operationRoles } from '#api/operation-roles.ts'
import type { Schemas } from './client.ts'

/** Whether a staff member with these roles may call an operation of the contract. The server decides for itself. */
export function mayCall(
  { roles }: { roles: readonly Schemas['StaffRole'][] },
  operation: keyof typeof operationRoles,
): boolean {
  const admitted: readonly string[] = operationRoles[operation]
  return roles.some((role) => admitted.includes(role))
}
