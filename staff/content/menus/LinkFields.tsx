import { editedLinkLimits } from '#api/limits.ts'
import { staffMenus as words } from '#i18n/fa/staff-menus.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { CountedField } from '#staff/app/CountedText.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'

type Link = Schemas['EditedLink']
type At = { at: string }

export const newLink: Link = { title: '', link: '', is_shown: true }

/** Title and address of an entry of a menu, and whether it is shown. */
export function LinkFields<Entry extends Link>({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Entry> & At) {
  return (
    <>
      <ShownSwitch body={body} disabled={disabled} onChange={onChange} />
      <div className={pair}>
        <TitleField {...{ at, body, faults, disabled, onChange }} />
        <TextField
          label={words.link}
          hint={words.linkHint}
          maxLength={editedLinkLimits.link}
          ltr
          value={body.link}
          error={faultText(faults, `${at}.link`)}
          readOnly={disabled}
          onChange={({ target }) => onChange({ ...body, link: target.value })}
        />
      </div>
    </>
  )
}

export function TitleField<Entry extends { title: string }>({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Entry> & At) {
  return (
    <CountedField
      label={words.title}
      maxLength={editedLinkLimits.title}
      value={body.title}
      error={faultText(faults, `${at}.title`)}
      readOnly={disabled}
      onChange={({ target }) => onChange({ ...body, title: target.value })}
    />
  )
}

export function ShownSwitch<Entry extends { is_shown: boolean }>({
  body,
  disabled,
  onChange,
}: Pick<Editing<Entry>, 'body' | 'disabled' | 'onChange'>) {
  return (
    <Switch
      checked={body.is_shown}
      disabled={disabled}
      end={!body.is_shown && <Badge tone="neutral">{words.hidden}</Badge>}
      onChange={({ target }) => onChange({ ...body, is_shown: target.checked })}
    >
      {words.shown}
    </Switch>
  )
}

export function IconField<Entry extends { icon: string }>({
  body,
  disabled,
  onChange,
}: Pick<Editing<Entry>, 'body' | 'disabled' | 'onChange'>) {
  return (
    <SelectField
      label={words.icon}
      value={body.icon in words.icons ? body.icon : 'grid'}
      options={Object.entries(words.icons).map(([value, label]) => ({ value, label }))}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...body, icon: target.value })}
    />
  )
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '3',
})
