import {
  sealLimits,
  shopMarkLimits,
  shopSettingsContentLimits,
  socialLinkLimits,
} from '#api/limits.ts'
import { networks } from '#i18n/fa/networks.ts'
import { staffSettings as words } from '#i18n/fa/staff-settings.ts'
import type { Schemas } from '#machines/api/client.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing, pictureFaultMessage } from '../editing.ts'
import { PartList } from '../home/PartList.tsx'
import { PictureField } from '../home/PictureField.tsx'
import { Fold } from '../menus/Fold.tsx'
import { IconField, LinkFields, newLink } from '../menus/LinkFields.tsx'
import { staffMenus } from '#i18n/fa/staff-menus.ts'

type Settings = Schemas['ShopSettingsContent']
type Social = Schemas['SocialLink']
type Props<Part> = Editing<Part> & { at: string }

const networkNames = ['instagram', 'telegram', 'whatsapp', 'linkedin'] as const

/** The pages of the shop in social networks, one for each network. */
export function SocialList({ body, ...editing }: Editing<Social[]>) {
  const unused = networkNames.find((name) => body.every(({ network }) => network !== name))
  return (
    <PartList
      {...editing}
      at="social"
      parts={body}
      most={networkNames.length}
      nameOf={(_, { network }) => networks[network]}
      add={{
        text: words.addNetwork,
        part: (): Social => ({ network: unused ?? 'instagram', link: '' }),
      }}
      Fields={SocialFields}
    />
  )
}

function SocialFields({ at, body, faults, disabled, onChange }: Props<Social>) {
  return (
    <>
      <SelectField
        label={words.network}
        value={body.network}
        error={faultText(faults, `${at}.network`)}
        options={networkNames.map((value) => ({ value, label: networks[value] }))}
        disabled={disabled}
        onChange={({ target }) =>
          onChange({
            ...body,
            network: networkNames.find((name) => name === target.value) ?? body.network,
          })
        }
      />
      <UrlField {...{ at, body, faults, disabled, onChange }} label={words.url} />
    </>
  )
}

/** What shoppers can rely on. */
export function MarkList({ body, ...editing }: Editing<Settings['marks']>) {
  return (
    <PartList
      {...editing}
      at="marks"
      parts={body}
      most={shopSettingsContentLimits.marks}
      nameOf={(place, { title }) => title || words.mark(place)}
      add={{ text: words.addMark, part: () => ({ ...newLink, icon: 'verified', text: '' }) }}
      Fields={MarkFields}
    />
  )
}

function MarkFields(props: Props<Settings['marks'][number]>) {
  const { at, body, faults, disabled, onChange } = props
  return (
    <Fold at={`${at}.`} faults={faults} summary={staffMenus.details}>
      <LinkFields {...props} />
      <TextField
        label={words.markText}
        maxLength={shopMarkLimits.text}
        value={body.text}
        error={faultText(faults, `${at}.text`)}
        readOnly={disabled}
        onChange={({ target }) => onChange({ ...body, text: target.value })}
      />
      <IconField {...props} />
    </Fold>
  )
}

/** Marks of trust that others have given to the shop. */
export function SealList({ body, ...editing }: Editing<Schemas['Seal'][]>) {
  return (
    <PartList
      {...editing}
      at="seals"
      parts={body}
      most={shopSettingsContentLimits.seals}
      nameOf={(place, { title }) => title || words.seal(place)}
      add={{ text: words.addSeal, part: () => ({ title: '', picture: '', link: '' }) }}
      Fields={SealFields}
    />
  )
}

/** Of the small picture in the footer, on a screen with three pixels for each of its own. */
const sharpSeal = 216

function SealFields(props: Props<Schemas['Seal']>) {
  const { at, body, faults, disabled, onChange } = props
  return (
    <>
      <TextField
        label={words.sealTitle}
        maxLength={sealLimits.title}
        value={body.title}
        error={faultText(faults, `${at}.title`)}
        readOnly={disabled}
        onChange={({ target }) => onChange({ ...body, title: target.value })}
      />
      <PictureField
        label={words.sealPicture}
        name="shopSettings"
        value={body.picture}
        sharpSide={sharpSeal}
        error={pictureFaultMessage(faults, `${at}.picture`)}
        disabled={disabled}
        onChange={(picture) => onChange({ ...body, picture })}
      />
      <UrlField {...props} label={words.sealUrl} />
    </>
  )
}

function UrlField<Part extends { link: string }>({
  at,
  body,
  faults,
  disabled,
  onChange,
  label,
}: Props<Part> & { label: string }) {
  return (
    <TextField
      label={label}
      hint={words.urlHint}
      maxLength={socialLinkLimits.link}
      ltr
      value={body.link}
      error={faultText(faults, `${at}.link`)}
      readOnly={disabled}
      onChange={({ target }) => onChange({ ...body, link: target.value })}
    />
  )
}
