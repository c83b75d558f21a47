import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { writePairs } from '#domain/product-content.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { differentFields } from '#machines/flows/staff-product-edit/content.ts'
import {
  staffProductEditSelectors as selectors,
  type StaffProductEditActor,
} from '#machines/flows/staff-product-edit/staff-product-edit.machine.ts'
import type {
  ContentField,
  ProductContent,
} from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import { css } from '#styled/css/index.js'
import { conflictText } from '#staff/app/conflict-text.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { authorOf, DifferenceForm } from './DifferenceForm.tsx'
import { factsText } from './shown-facts.ts'

type Props = {
  actor: StaffProductEditActor
  /** As it was before both changes. */
  before: ProductContent
  /** As a colleague has left it. */
  current: ProductContent
  /** The input here. */
  content: ProductContent
  catalogue: Schemas['StaffCatalogue']
  /** The similar products that are known by name. */
  named: readonly Schemas['StaffNamed'][]
}

/** What a colleague has changed in a product meanwhile, next to the input here. */
export function ProductDifferences(props: Props) {
  const { actor, before, current, content, catalogue, named } = props
  const savedBy = useSelector(actor, selectors.savedBy)
  const changed = {
    mine: differentFields(before, content),
    theirs: differentFields(before, current),
  }
  const titles = new Map(named.map(({ id, name }) => [id, name]))
  const textOf = (of: ProductContent, name: ContentField) => (
    <span className={text}>{inDirection(name, fieldText(of, name, catalogue, titles))}</span>
  )
  return (
    <DifferenceForm
      differences={differentFields(current, content).map((name) => ({
        name,
        label: words.names[name],
        theirs: (
          <>
            {words.theirs}
            {textOf(current, name)}
          </>
        ),
        mine: (
          <>
            {words.mine}
            {textOf(content, name)}
          </>
        ),
        changedBy: authorOf(name, changed),
      }))}
      words={{ ...words, conflict: conflictText(words, savedBy), dismiss: words.again }}
      onSettle={(mine) => actor.send({ type: 'difference.settled', mine })}
      onDismiss={() => actor.send({ type: 'difference.dismissed' })}
    />
  )
}

/** Isolates Latin runs in titles; other texts may be entirely Latin and must wrap. */
const inDirection = (name: ContentField, shown: string): ReactNode =>
  name === 'title' || name === 'similar_ids' ? <Bdi>{shown}</Bdi> : <bdi>{shown}</bdi>

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
  if (name === 'facts') return factsText(catalogue, content.facts) || words.empty
  if (name === 'highlights')
    return content.highlights
      .map(({ title, value, description }) => [title, value, description].join(': '))
      .join('\n')
  if (name === 'key_features' || name === 'specifications' || name === 'used_details')
    return writePairs(content[name]) || words.empty
  return (typeof value === 'string' && value) || words.empty
}

const text = css({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
