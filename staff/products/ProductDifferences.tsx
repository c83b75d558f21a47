import type { FormEvent } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { writePairs } from '#domain/product-content.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { differentFields } from '#machines/flows/staff-product-edit/content.ts'
import type { StaffProductEditActor } from '#machines/flows/staff-product-edit/staff-product-edit.machine.ts'
import type {
  ContentField,
  ProductContent,
  StaffProduct,
} from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'

type Props = {
  actor: StaffProductEditActor
  /** As a colleague has left it. */
  current: StaffProduct
  /** What was typed here. */
  content: ProductContent
  catalogue: Schemas['StaffCatalogue']
  /** The similar products that are known by name. */
  named: readonly Schemas['StaffNamed'][]
}

/** Asks for each difference to a colleague's change whose value counts. */
export function ProductDifferences({ actor, current, content, catalogue, named }: Props) {
  const titles = new Map(named.map(({ id, name }) => [id, name]))
  const names = differentFields(current.content, content)
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const mine = names.filter((name) => form.get(name) === 'mine')
    actor.send({ type: 'difference.settled', mine })
  }
  return (
    <form className={css({ display: 'grid', gap: '4' })} onSubmit={settle}>
      <Note tone="warn" role="alert">
        {words.conflict}
      </Note>
      {names.map((name) => (
        <fieldset key={name} className={group}>
          <legend className={css({ textStyle: 'label' })}>{words.names[name]}</legend>
          <Radio name={name} value="theirs" defaultChecked>
            {words.theirs}
            <span className={text}>{fieldText(current.content, name, catalogue, titles)}</span>
          </Radio>
          <Radio name={name} value="mine">
            {words.mine}
            <span className={text}>{fieldText(content, name, catalogue, titles)}</span>
          </Radio>
        </fieldset>
      ))}
      <div className={formActions}>
        <Button type="submit">{words.settle}</Button>
        <Button look="line" onClick={() => actor.send({ type: 'difference.dismissed' })}>
          {words.again}
        </Button>
      </div>
    </form>
  )
}

/** A field as staff read it. */
function fieldText(
  content: ProductContent,
  name: ContentField,
  catalogue: Schemas['StaffCatalogue'],
  names: ReadonlyMap<number, string>,
): string {
  const value = content[name]
  if (name === 'brand_id' || name === 'category_id') {
    const all = name === 'brand_id' ? catalogue.brands : catalogue.categories
    return all.find(({ id }) => id === value)?.name ?? words.empty
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (name === 'similar_ids')
    return (
      content.similar_ids.map((id) => names.get(id) ?? toPersianDigits(id)).join('، ') ||
      words.empty
    )
  if (name === 'highlights')
    return content.highlights
      .map(({ title, value, description }) => [title, value, description].join(': '))
      .join('\n')
  if (name === 'key_features' || name === 'specifications' || name === 'used_details')
    return writePairs(content[name]) || words.empty
  return (typeof value === 'string' && value) || words.empty
}

const group = css({
  minWidth: '0',
  paddingInline: '4',
  paddingBlock: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
})
const text = css({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
