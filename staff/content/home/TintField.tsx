import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

type Tint = Schemas['Tint']
type Props = { value: Tint | null; disabled: boolean; onChange: (tint: Tint | null) => void }

export const tints = [
  'firouzeh',
  'saffron',
  'rose',
  'sky',
  'sage',
] as const satisfies readonly Tint[]

/** The background of a picture. */
export function TintField({ value, disabled, onChange }: Props) {
  return (
    <SelectField
      label={words.tint}
      prompt={words.noTint}
      value={value ?? ''}
      options={tints.map((tint) => ({ value: tint, label: words.tints[tint] }))}
      disabled={disabled}
      onChange={({ target }) => onChange(tints.find((tint) => tint === target.value) ?? null)}
    />
  )
}
