import { operationRoles } from '#api/operation-roles.ts'
import type { StaffRole } from '#server/schemas.ts'

/** Whether one of these roles may call an operation of the contract. */
export function mayCall(
  roles: readonly StaffRole[],
  operation: keyof typeof operationRoles,
): boolean {
  const admitted: readonly StaffRole[] = operationRoles[operation]
  return roles.some((role) => admitted.includes(role))
}
