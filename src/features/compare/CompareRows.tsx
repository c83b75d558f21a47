import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { CompareColumn } from './CompareColumn.tsx'
import type { Column, CompareGroup } from './compare-view.ts'

type Props = { groups: readonly CompareGroup[]; columns: readonly [Column, Column] }

/** The table; on phones the name of a row is above its two values. */
export function CompareRows({ groups, columns }: Props) {
  return (
    <table className={table}>
      <caption className={hidden}>{words.title}</caption>
      <colgroup>
        <col className={features} />
        <col span={2} />
      </colgroup>
      <thead className={head}>
        <tr className={line}>
          <th scope="col" className={hiddenOnPhones}>
            {words.feature}
          </th>
          {columns.map((column) => (
            <th key={column.product.id} scope="col" className={headCell}>
              <CompareColumn {...column} />
            </th>
          ))}
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
              <td className={cell}>
                <Bdi>{first ?? words.nothing}</Bdi>
              </td>
              <td className={cell}>
                <Bdi>{second ?? words.nothing}</Bdi>
              </td>
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
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[data-differs]': { bg: 'brand-soft' },
})
/** Stays below the shop's header. */
const head = css({
  position: 'sticky',
  insetBlockStart: 'var(--header-end)',
  transition: 'inset-block-start {durations.base} {easings.ease}',
  zIndex: '1',
  display: { base: 'block', md: 'table-header-group' },
  bg: 'bg',
})
const headCell = css({
  paddingInline: '3',
  paddingBlock: { base: '2', md: '3' },
  borderBlockEnd: '1px solid {colors.border-strong}',
  fontWeight: 'inherit',
  verticalAlign: 'top',
  minWidth: '0',
  '& bdi': { whiteSpace: 'normal' },
})
const hiddenOnPhones = css({
  mdDown: { srOnly: true },
  paddingInline: '3',
  borderBlockEnd: '1px solid {colors.border-strong}',
  textStyle: 'label',
  color: 'text-2',
  textAlign: 'start',
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
  '& bdi': { whiteSpace: 'normal' },
})
