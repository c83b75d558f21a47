import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { staffCategories } from '#i18n/fa/staff-categories.ts'
import {
  staffCategoryChangeSelectors as selectors,
  type StaffCategoryChangeActor,
} from '#machines/flows/staff-category-change/staff-category-change.machine.ts'
import type {
  CategoryChoice,
  ChosenCategory,
  ChosenGoods,
} from '#machines/flows/staff-category-change/staff-category-change.types.ts'
import { css } from '#styled/css/index.js'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { catalogueQuery } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { entriesText } from './category-text.ts'

const words = staffCategories.change

/** Says what goes along with a change of a category, asks where products go, and says why it was not made. */
export function CategoryChangeDialog({ actor }: { actor: StaffCategoryChangeActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isRefused = useSelector(actor, selectors.isRefused)
  const isMissing = useSelector(actor, selectors.isCategoryMissing)
  const choice = useSelector(actor, selectors.choice)
  const failure = useSelector(actor, selectors.failure)
  const kind = choice?.kind ?? 'hide'
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = textIn(new FormData(event.currentTarget), 'category')
    actor.send({ type: 'change.confirmed', categoryId: chosen === '' ? null : Number(chosen) })
  }
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words.titles[kind]} alert>
      <form className={stack} onSubmit={confirm} noValidate>
        {choice?.kind === 'move' && (
          <Goods goods={choice.goods} isMissing={isMissing} isFixed={isBusy || failure !== null} />
        )}
        {choice !== null && choice.kind !== 'move' && <Consequences {...choice} />}
        <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        <FormFoot
          confirm={words.confirm[kind]}
          words={words}
          removes={kind === 'remove'}
          isBusy={isBusy}
          canConfirm={failure === null}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

type Turned = { kind: Exclude<CategoryChoice['kind'], 'move'>; category: ChosenCategory }

function Consequences({ kind, category }: Turned) {
  const { name, products, below, menu_entries: entries } = category
  if (kind === 'remove') return <p>{words.remove(name)}</p>
  return (
    <>
      <p>{words[kind](name, number(below))}</p>
      {kind === 'hide' && <p>{words.hideProducts(number(products))}</p>}
      {kind === 'hide' && entries.length > 0 && (
        <Note tone="warn">{words.menu(entriesText(entries))}</Note>
      )}
    </>
  )
}

type GoodsProps = { goods: ChosenGoods; isMissing: boolean; isFixed: boolean }

function Goods({ goods, isMissing, isFixed }: GoodsProps) {
  const { data, isLoadingError, refetch } = useQuery(catalogueQuery(useApi()))
  return (
    <>
      <p>
        {'products' in goods
          ? words.some(number(goods.products.length))
          : words.all(number(goods.expected_total))}
      </p>
      {isLoadingError ? (
        <Retry onRetry={() => void refetch()} />
      ) : (
        <SelectField
          label={words.target}
          name="category"
          prompt={words.choose}
          error={isMissing ? words.missing : undefined}
          disabled={isFixed}
          options={(data?.categories ?? []).map(({ id, name, depth }) => ({
            value: id,
            label: `${'\u2003'.repeat(depth)}${name}`,
          }))}
        />
      )}
    </>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
