import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { ProfilePart } from '#machines/flows/profile-field/profile-field.machine.ts'

/** The label of a part of a profile; its code is a national code or a fida code (PROF-11). */
export const labelOf = (part: ProfilePart, { fida_code }: Schemas['Profile']): string =>
  part === 'code' && fida_code !== null ? words.fidaCode : words.parts[part]
