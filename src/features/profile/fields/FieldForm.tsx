import type { Schemas } from '#machines/api/client.ts'
import type {
  ProfileFieldActor,
  ProfilePart,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { BirthdateForm } from './BirthdateForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { TextForm } from './TextForm.tsx'

type Props = { flow: ProfileFieldActor; part: ProfilePart; profile: Schemas['Profile'] }

/** The form of a part of the profile. */
export function FieldForm({ flow, part, profile }: Props) {
  if (part === 'legal') return null
  if (part === 'code') return <CodeForm flow={flow} profile={profile} />
  if (part === 'birthdate') return <BirthdateForm flow={flow} profile={profile} />
  return <TextForm flow={flow} part={part} profile={profile} />
}
