import { useSelector } from '@xstate/react'
import { staffCategories } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffCategoryChangeSelectors as selectors,
  type StaffCategoryChangeActor,
} from '#machines/flows/staff-category-change/staff-category-change.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { number } from '#src/lib/format.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { entriesText } from './category-text.ts'

const words = staffCategories.state

type Props = {
  category: Schemas['StaffCategories']['categories'][number]
  actor: StaffCategoryChangeActor
}

/** Whether shoppers see a category, what is in it, and where the menu leads to it; hides, shows or removes it. */
export function CategoryState({ category, actor }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const {
    is_hidden: isHidden,
    is_shown: isShown,
    products,
    below,
    menu_entries: entries,
  } = category
  const choose = (kind: 'hide' | 'show' | 'remove') => {
    const { id, content } = category
    const chosen = { id, name: content.name, products, below, menu_entries: entries }
    actor.send({ type: 'change.chosen', choice: { kind, category: chosen }, key: newKey() })
  }
  return (
    <Panel title={words.title}>
      <div className={stack}>
        <p>{isShown ? words.shown : isHidden ? words.hidden : words.hiddenAbove}</p>
        <p>{words.counts(number(products), number(below))}</p>
        {entries.length > 0 && (
          <>
            {isShown ? (
              <p>{words.menu(entriesText(entries))}</p>
            ) : (
              <Note tone="warn">{words.menuHidden(entriesText(entries))}</Note>
            )}
            <ButtonLink look="line" size="sm" icon="edit" href={paths.contentOf('categoryMenu')}>
              {words.toMenu}
            </ButtonLink>
          </>
        )}
        <div className={row}>
          <Button
            look={isHidden ? 'primary' : 'tonal'}
            disabled={isBusy}
            onClick={() => choose(isHidden ? 'show' : 'hide')}
          >
            {isHidden ? words.show : words.hide}
          </Button>
          {category.is_deletable && (
            <Button look="danger" disabled={isBusy} onClick={() => choose('remove')}>
              {words.remove}
            </Button>
          )}
        </div>
        {!category.is_deletable && <p className={small}>{words.notEmpty}</p>}
      </div>
    </Panel>
  )
}

const stack = css({ display: 'grid', gap: '3', justifyItems: 'start' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const small = css({ textStyle: 'small', color: 'text-2' })
