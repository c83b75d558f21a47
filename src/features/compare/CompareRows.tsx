import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import type { CompareGroup } from './compare-view.ts'

type Props = { groups: readonly CompareGroup[]; titles: readonly [string, string] }

/** The table; on phones the name of a row is above its two values. */
export function CompareRows({ groups, titles }: Props) {
  return (
    <table className={table}>
      <caption className={hidden}>{words.title}</caption>
      <colgroup>
        <col className={features} />
        <col span={2} />
      </colgroup>
      <thead className={hidden}>
        <tr>
          <th scope="col">{words.feature}</th>
          <th scope="col">{titles[0]}</th>
          <th scope="col">{titles[1]}</th>
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className={line}>
            <th scope="rowgroup" colSpan={3} className={groupName}>
              {name}
            </th>
          </tr>
          {rows.map(({ name: feature, values: [first, second], differs }) => (
            <tr key={feature} className={line} data-differs={differs || undefined}>
              <th scope="row" className={label}>
                {feature}
                {differs && <span className={hidden}> ({words.differs})</span>}
              </th>
              <td className={cell}>{first ?? words.nothing}</td>
              <td className={cell}>{second ?? words.nothing}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const hidden = css({ srOnly: true })
const table = css({ display: { base: 'block', md: 'table' }, width: 'full', tableLayout: 'fixed' })
const features = css({ width: '220px' })
const line = css({
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: '1fr 1fr',
  '&[data-differs]': { bg: 'brand-soft' },
})
const groupName = css({
  gridColumn: '1 / -1',
  paddingBlockStart: '8',
  paddingBlockEnd: '2',
  textStyle: 'h3',
  textAlign: 'start',
})
const label = css({
  gridColumn: '1 / -1',
  paddingInline: '3',
  paddingBlockStart: '3',
  paddingBlockEnd: { md: '3' },
  borderBlockStart: '1px solid {colors.border}',
  textStyle: { base: 'caption', md: 'ui' },
  color: 'text-2',
  textAlign: 'start',
  verticalAlign: 'top',
})
const cell = css({
  paddingInline: '3',
  paddingBlockStart: { base: '1', md: '3' },
  paddingBlockEnd: '3',
  borderBlockStart: { md: '1px solid {colors.border}' },
  textStyle: 'body',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
})
