import {
  categoryMenuContentLimits,
  menuDepartmentLimits,
  menuGroupLimits,
  menuPromotionLimits,
} from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffMenus as words } from '#i18n/fa/staff-menus.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { CountedField } from '#staff/app/CountedText.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { pictureFaultMessage, type Editing } from '../editing.ts'
import { PartList } from '../home/PartList.tsx'
import { PictureField } from '../home/PictureField.tsx'
import { Fold } from './Fold.tsx'
import { IconField, LinkFields, newLink } from './LinkFields.tsx'

type Props<Body> = Editing<Body> & { at: string }
type Department = Schemas['MenuDepartment']
type Group = Schemas['MenuGroup']
type Promotion = Schemas['MenuPromotion']

const texts = words.departments

/** The menu of categories: departments with groups of links, in the order in which staff arrange them. */
export function CategoryMenuForm({
  body,
  onChange,
  ...editing
}: Editing<Schemas['CategoryMenuContent']>) {
  const { departments, promotion = noPromotion } = body
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      {departments.length === 0 && <p>{texts.none}</p>}
      <PartList
        {...editing}
        at="departments"
        parts={departments}
        most={categoryMenuContentLimits.departments}
        nameOf={(place, { title }) => title || texts.one(place)}
        add={{
          text: texts.add,
          part: () => ({ ...newLink, icon: 'grid', all_title: '', groups: [] }),
        }}
        onChange={(next) => onChange({ ...body, departments: next })}
        Fields={DepartmentFields}
      />
      <Panel title={words.promotion.title}>
        <PromotionFields
          {...editing}
          body={promotion}
          onChange={(next) => onChange({ ...body, promotion: next })}
        />
      </Panel>
    </div>
  )
}

function DepartmentFields({ at, body, onChange, ...editing }: Props<Department>) {
  const { groups } = body
  const own = { at, body, onChange, ...editing }
  return (
    <Fold at={`${at}.`} faults={editing.faults} summary={words.details}>
      <LinkFields {...own} />
      <div className={pair}>
        <IconField {...own} />
        <AllTitleField {...own} />
      </div>
      <Fold
        at={`${at}.groups.`}
        faults={editing.faults}
        summary={texts.groups(toPersianDigits(groups.length))}
      >
        <PartList
          {...editing}
          at={`${at}.groups`}
          parts={groups}
          most={menuDepartmentLimits.groups}
          nameOf={(place, { title }) => title || texts.group(place)}
          add={{ text: texts.addGroup, part: () => ({ ...newLink, all_title: '', links: [] }) }}
          onChange={(next) => onChange({ ...body, groups: next })}
          Fields={GroupFields}
        />
      </Fold>
    </Fold>
  )
}

function GroupFields({ at, body, onChange, ...editing }: Props<Group>) {
  const { links } = body
  const own = { at, body, onChange, ...editing }
  return (
    <Fold
      at={`${at}.`}
      faults={editing.faults}
      summary={texts.links(toPersianDigits(links.length))}
    >
      <LinkFields {...own} />
      <AllTitleField {...own} />
      <PartList
        {...editing}
        at={`${at}.links`}
        parts={links}
        most={menuGroupLimits.links}
        nameOf={(place, { title }) => title || words.links.one(place)}
        add={{ text: words.links.add, part: () => newLink }}
        onChange={(next) => onChange({ ...body, links: next })}
        Fields={LinkFields}
      />
    </Fold>
  )
}

const noPromotion: Promotion = { ...newLink, text: '', image: '', is_shown: false }

function PromotionFields({ body, onChange, ...editing }: Editing<Promotion>) {
  return (
    <div className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.promotion.hint}</p>
      <LinkFields {...{ at: 'promotion', body, onChange, ...editing }} />
      <CountedField
        label={words.promotion.text}
        maxLength={menuPromotionLimits.text}
        value={body.text}
        readOnly={editing.disabled}
        onChange={({ target }) => onChange({ ...body, text: target.value })}
      />
      <PictureField
        label={words.promotion.picture}
        isOptional
        name="categoryMenu"
        value={body.image}
        error={pictureFaultMessage(editing.faults, 'promotion.image')}
        disabled={editing.disabled}
        onChange={(image) => onChange({ ...body, image })}
      />
    </div>
  )
}

function AllTitleField<Entry extends { all_title: string }>({
  body,
  disabled,
  onChange,
}: Props<Entry>) {
  return (
    <CountedField
      label={words.allTitle}
      hint={words.allTitleHint}
      maxLength={menuGroupLimits.all_title}
      value={body.all_title}
      readOnly={disabled}
      onChange={({ target }) => onChange({ ...body, all_title: target.value })}
    />
  )
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '3',
})
