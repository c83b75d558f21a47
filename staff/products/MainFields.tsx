import { newProductLimits, productContentLimits } from '#api/limits.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import type {
  FirstFacts,
  ProductContent,
} from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import { css } from '#styled/css/index.js'
import { Switch } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const { title, second_title, warranty } = productContentLimits
const limits = { title, second_title, warranty, slug: newProductLimits.slug, sku: 40 }

type Props = {
  content: ProductContent | null
  first: FirstFacts | null
  isNew: boolean
  canSubmit: boolean
  catalogue: Schemas['StaffCatalogue']
  errorOf: (name: string) => string | undefined
}

/** Names, code, brand and category of a product, and whether the shop shows it. */
export function MainFields(props: Props) {
  const { content, first, isNew, canSubmit, catalogue, errorOf } = props
  const field = (name: keyof typeof limits) =>
    ({
      label: words.names[name],
      name,
      maxLength: limits[name],
      error: errorOf(name),
      readOnly: !canSubmit,
      autoComplete: 'off',
    }) as const
  const choice = (name: 'brand_id' | 'category_id') =>
    ({
      label: words.names[name],
      name,
      defaultValue: content?.[name] || '',
      error: errorOf(name),
      disabled: !canSubmit,
    }) as const
  return (
    <div className={grid}>
      <TextField {...field('title')} defaultValue={content?.title} />
      <TextField {...field('second_title')} defaultValue={content?.second_title} dir="ltr" />
      {isNew && (
        <>
          <TextField {...field('sku')} hint={words.skuHint} defaultValue={first?.sku} ltr />
          <TextField {...field('slug')} hint={words.slugHint} defaultValue={first?.slug} ltr />
        </>
      )}
      <SelectField
        {...choice('brand_id')}
        prompt={words.chooseBrand}
        options={catalogue.brands.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...choice('category_id')}
        prompt={words.chooseCategory}
        options={catalogue.categories.map(({ id, name, depth }) => ({
          value: id,
          label: `${'\u2003'.repeat(depth)}${name}`,
        }))}
      />
      <TextField {...field('warranty')} defaultValue={content?.warranty ?? ''} />
      <div>
        <Switch name="is_used" defaultChecked={content?.is_used ?? false} disabled={!canSubmit}>
          {words.names.is_used}
        </Switch>
        {!isNew && (
          <Switch name="is_active" defaultChecked={content?.is_active} disabled={!canSubmit}>
            {words.names.is_active}
            <small className={css({ display: 'block', textStyle: 'small', color: 'text-2' })}>
              {words.activeHint}
            </small>
          </Switch>
        )}
      </div>
    </div>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
