import { shopSettingsContentLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffSettings as words } from '#i18n/fa/staff-settings.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { AmountField } from '#src/ui/AmountField.tsx'
import { MarkList, SealList, SocialList } from './SettingsLists.tsx'

type Body = Schemas['ShopSettingsContent']

const texts = [
  { field: 'name', hint: words.nameHint, ltr: false },
  { field: 'title', hint: undefined, ltr: false },
  { field: 'tel', hint: words.telHint, ltr: true },
  { field: 'mail', hint: words.mailHint, ltr: true },
  { field: 'place', hint: undefined, ltr: false },
  { field: 'hours', hint: undefined, ltr: false },
] as const
const limits = ['units_per_order', 'units_per_day', 'open_orders'] as const

/** What the owner changes about the shop without an engineer. */
export function SettingsForm({ body, onChange, ...editing }: Editing<Body>) {
  const { faults, disabled } = editing
  const set = (fields: Partial<Body>) => onChange({ ...body, ...fields })
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      <Panel title={words.identity}>
        <div className={fields}>
          {texts.map(({ field, hint, ltr }) => (
            <TextField
              key={field}
              label={words[field]}
              hint={hint}
              maxLength={shopSettingsContentLimits[field]}
              ltr={ltr}
              value={field === 'tel' ? toPersianDigits(body.tel) : body[field]}
              error={faultText(faults, field)}
              readOnly={disabled}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          ))}
        </div>
      </Panel>
      <Panel title={words.social}>
        <p className={note}>{words.socialHint}</p>
        <SocialList {...editing} body={body.social} onChange={(social) => set({ social })} />
      </Panel>
      <Panel title={words.marks}>
        <MarkList {...editing} body={body.marks} onChange={(marks) => set({ marks })} />
      </Panel>
      <Panel title={words.seals}>
        <p className={note}>{words.sealsHint}</p>
        <SealList {...editing} body={body.seals} onChange={(seals) => set({ seals })} />
      </Panel>
      <Panel title={words.buying}>
        <div className={fields}>
          {limits.map((field) => (
            <AmountField
              key={field}
              label={words.limits[field]}
              hint={words.limitHint}
              digits={3}
              value={body[field]}
              error={faultText(faults, field)}
              readOnly={disabled}
              onChange={(limit) => set({ [field]: limit === 0 ? null : limit })}
            />
          ))}
        </div>
        <Switch
          checked={body.offers_credit}
          disabled={disabled}
          onChange={({ target }) => set({ offers_credit: target.checked })}
        >
          {words.credit}
        </Switch>
        <Switch
          checked={body.checks_vpn}
          disabled={disabled}
          onChange={({ target }) => set({ checks_vpn: target.checked })}
        >
          {words.vpn}
        </Switch>
      </Panel>
    </div>
  )
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
const note = css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '3' })
