import { linkColumnLimits, siteLinksContentLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import type { Editing } from '../editing.ts'
import { PartList } from '../home/PartList.tsx'
import { Fold } from './Fold.tsx'
import { IconField, LinkFields, newLink, ShownSwitch, TitleField } from './LinkFields.tsx'

type Body = Schemas['SiteLinksContent']
type Props<Part> = Editing<Part> & { at: string }

const words = staffMenus.links

/** The links of header and footer, in the order in which staff arrange them. */
export function SiteLinksForm({ body, onChange, ...editing }: Editing<Body>) {
  return (
    <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      <Panel title={words.header}>
        <PartList
          {...editing}
          at="links"
          parts={body.links}
          most={siteLinksContentLimits.links}
          nameOf={(place, { title }) => title || words.one(place)}
          add={{ text: words.add, part: () => ({ ...newLink, icon: 'grid' }) }}
          onChange={(links) => onChange({ ...body, links })}
          Fields={HeaderLinkFields}
        />
      </Panel>
      <Panel title={words.footer}>
        <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '3' })}>
          {words.footerHint}
        </p>
        <PartList
          {...editing}
          at="columns"
          parts={body.columns}
          most={siteLinksContentLimits.columns}
          nameOf={(place, { title }) => title || words.column(place)}
          add={{ text: words.addColumn, part: () => ({ title: '', is_shown: true, links: [] }) }}
          onChange={(columns) => onChange({ ...body, columns })}
          Fields={ColumnFields}
        />
      </Panel>
    </div>
  )
}

function HeaderLinkFields(props: Props<Body['links'][number]>) {
  return (
    <Fold at={`${props.at}.`} faults={props.faults} summary={staffMenus.details}>
      <LinkFields {...props} />
      <IconField {...props} />
    </Fold>
  )
}

function ColumnFields({ at, body, onChange, ...editing }: Props<Body['columns'][number]>) {
  const { links } = body
  const own = { at, body, onChange, ...editing }
  return (
    <Fold
      at={`${at}.`}
      faults={editing.faults}
      summary={staffMenus.departments.links(toPersianDigits(links.length))}
    >
      <ShownSwitch {...own} />
      <TitleField {...own} />
      <PartList
        {...editing}
        at={`${at}.links`}
        parts={links}
        most={linkColumnLimits.links}
        nameOf={(place, { title }) => title || words.one(place)}
        add={{ text: words.add, part: () => newLink }}
        onChange={(next) => onChange({ ...body, links: next })}
        Fields={LinkFields}
      />
    </Fold>
  )
}
