import { editedBannerLimits } from '#api/limits.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing, pictureFaultMessage } from '../editing.ts'
import { PictureField } from './PictureField.tsx'
import { ProductField } from './ProductField.tsx'
import { TintField } from './TintField.tsx'

type Banner = Schemas['EditedBanner']

const texts = [
  { field: 'title', label: words.bannerTitle },
  { field: 'kicker', label: words.kicker },
  { field: 'action', label: words.action },
] as const

/** A slide or a banner: pictures for both widths, texts and where it leads. */
export function BannerFields({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Banner> & { at: string }) {
  const set = (fields: Partial<Banner>) => onChange({ ...body, ...fields })
  return (
    <>
      <div className={pair}>
        {(['image', 'mobile_image'] as const).map((field) => (
          <PictureField
            key={field}
            label={field === 'image' ? words.picture : words.mobilePicture}
            name="homePage"
            value={body[field]}
            error={pictureFaultMessage(faults, `${at}.${field}`)}
            disabled={disabled}
            onChange={(address) => set({ [field]: address })}
          />
        ))}
      </div>
      <TextField
        label={words.alt}
        hint={words.altHint}
        maxLength={editedBannerLimits.alt}
        value={body.alt}
        readOnly={disabled}
        onChange={({ target }) => set({ alt: target.value })}
      />
      {texts.map(({ field, label }) => (
        <TextField
          key={field}
          label={label}
          maxLength={editedBannerLimits[field]}
          value={body[field]}
          error={faultText(faults, `${at}.${field}`)}
          readOnly={disabled}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <TextArea
        label={words.bannerText}
        maxLength={editedBannerLimits.text}
        rows={2}
        value={body.text}
        readOnly={disabled}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TextField
        label={words.link}
        hint={words.linkHint}
        maxLength={editedBannerLimits.link}
        ltr
        value={body.link}
        error={faultText(faults, `${at}.link`)}
        readOnly={disabled}
        onChange={({ target }) => set({ link: target.value })}
      />
      <ProductField
        label={words.priceOf}
        value={body.price_of}
        color={body.color}
        error={undefined}
        disabled={disabled}
        onChange={(price_of, color) => set({ price_of, color })}
      />
      <TintField value={body.tint} disabled={disabled} onChange={(tint) => set({ tint })} />
    </>
  )
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
