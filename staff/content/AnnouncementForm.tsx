import { announcementContentLimits } from '#api/limits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Switch } from '#src/ui/Checkbox.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from './editing.ts'
import { MomentField } from './MomentField.tsx'

const words = staffContents.announcement

type Body = Schemas['AnnouncementContent']

/** The line above the header of the shop. */
export function AnnouncementForm({ body, faults, disabled, onChange }: Editing<Body>) {
  const set = (fields: Partial<Body>) => onChange({ ...body, ...fields })
  return (
    <div className={css({ display: 'grid', gap: '4', maxWidth: '720px' })}>
      <Switch
        checked={body.is_shown}
        disabled={disabled}
        onChange={({ target }) => set({ is_shown: target.checked })}
      >
        {words.shown}
      </Switch>
      <TextField
        label={words.text}
        maxLength={announcementContentLimits.text}
        value={body.text}
        error={faultText(faults, 'text')}
        readOnly={disabled}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TextField
        label={words.accent}
        hint={words.accentHint}
        maxLength={announcementContentLimits.accent}
        value={body.accent}
        error={faultText(faults, 'accent')}
        readOnly={disabled}
        onChange={({ target }) => set({ accent: target.value })}
      />
      <TextField
        label={words.more}
        maxLength={announcementContentLimits.more}
        value={body.more}
        readOnly={disabled}
        onChange={({ target }) => set({ more: target.value })}
      />
      <TextField
        label={words.link}
        hint={words.linkHint}
        maxLength={announcementContentLimits.link}
        ltr
        value={body.link}
        error={faultText(faults, 'link')}
        readOnly={disabled}
        onChange={({ target }) => set({ link: target.value })}
      />
      <MomentField
        kind="start"
        value={body.starts_at}
        error={faultText(faults, 'starts_at')}
        disabled={disabled}
        onChange={(starts_at) => set({ starts_at })}
      />
      <MomentField
        kind="end"
        value={body.ends_at}
        error={faultText(faults, 'ends_at')}
        disabled={disabled}
        onChange={(ends_at) => set({ ends_at })}
      />
    </div>
  )
}
