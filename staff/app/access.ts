import { operationRoles } from '#api/operation-roles.ts'
import type { Schemas } from '#machines/api/client.ts'

/** Whether one of these roles may call an operation; the server checks it again. */
export function mayCall(
  { roles }: Schemas['StaffMember'],
  operation: keyof typeof operationRoles,
): boolean {
  const admitted: readonly string[] = operationRoles[operation]
  return roles.some((role) => admitted.includes(role))
}
