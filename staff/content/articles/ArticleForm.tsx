import { articleContentLimits } from '#api/limits.ts'
import { staffArticles as words } from '#i18n/fa/staff-articles.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { Switch } from '#src/ui/Checkbox.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing, pictureFaultMessage } from '../editing.ts'
import { PickedProducts } from '../home/PickedProducts.tsx'
import { PictureField } from '../home/PictureField.tsx'
import { MomentField } from '../MomentField.tsx'
import { RichField } from '../rich/RichField.tsx'

type Body = Schemas['ArticleContent']

/** An article of the magazine. */
export function ArticleForm({
  name,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Body> & { name: ContentKey }) {
  const set = (fields: Partial<Body>) => onChange({ ...body, ...fields })
  return (
    <div className={stack}>
      <Switch
        checked={body.is_shown}
        disabled={disabled}
        onChange={({ target }) => set({ is_shown: target.checked })}
      >
        {words.shown}
      </Switch>
      <TextField
        label={words.titleField}
        maxLength={articleContentLimits.title}
        value={body.title}
        error={faultText(faults, 'title')}
        readOnly={disabled}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={words.excerpt}
        hint={words.excerptHint}
        maxLength={articleContentLimits.excerpt}
        value={body.excerpt}
        readOnly={disabled}
        onChange={({ target }) => set({ excerpt: target.value })}
      />
      <PictureField
        label={words.cover}
        name={name}
        value={body.cover}
        error={pictureFaultMessage(faults, 'cover')}
        disabled={disabled}
        onChange={(cover) => set({ cover })}
      />
      <TextField
        label={words.coverAlt}
        hint={words.coverAltHint}
        maxLength={articleContentLimits.cover_alt}
        value={body.cover_alt}
        readOnly={disabled}
        onChange={({ target }) => set({ cover_alt: target.value })}
      />
      <RichField
        label={words.body}
        levels={[2, 3]}
        picturesOf={name}
        value={body.body}
        error={faultText(faults, 'body')}
        disabled={disabled}
        onChange={(text) => set({ body: text })}
      />
      <PickedProducts
        slugs={body.products}
        error={undefined}
        disabled={disabled}
        onChange={(products) => set({ products })}
      />
      <MomentField
        kind="publication"
        value={body.published_at}
        error={faultText(faults, 'published_at')}
        disabled={disabled}
        onChange={(published_at) => set({ published_at })}
      />
    </div>
  )
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  maxWidth: '820px',
})
