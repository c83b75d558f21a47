import { Menu } from '@ark-ui/react/menu'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { Icon } from '#studio/shop/ui.ts'
import { headerButton, onlyWide } from '#studio/app/header-button.ts'
import { exportOf, formats, isData, type Charts, type Format } from './export-of.ts'
import { saveFile } from './save.ts'

/** Saves the shown chart as a drawing, or the machine as data. */
export function ExportMenu(charts: Charts) {
  const [failed, setFailed] = useState(false)
  const save = async (format: Format) => {
    try {
      const { name, content } = await exportOf(format, charts)
      saveFile(name, content)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const choose = (value: string) => {
    const format = formats.find((each) => each === value)
    if (format !== undefined) void save(format)
  }
  return (
    <Menu.Root onSelect={({ value }) => choose(value)}>
      <Menu.Trigger className={headerButton}>
        <Icon name="share" size={20} />
        <span className={onlyWide}>{studio.export}</span>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content className={list}>
          {formats.map((format) => (
            <Menu.Item key={format} value={format} className={item}>
              {charts.focus !== null && isData(format)
                ? studio.ofWhole(studio.formats[format])
                : studio.formats[format]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
      <span role="status" className={failure}>
        {failed ? studio.exportFailed : ''}
      </span>
    </Menu.Root>
  )
}

const list = css({
  zIndex: 'sheet',
  minWidth: '220px',
  padding: '2',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border',
  bg: 'surface',
  boxShadow: 'float',
  outline: 'none',
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'ui',
  cursor: 'pointer',
  '&[data-highlighted]': { bg: 'brand-soft', color: 'brand-text' },
})
const failure = css({ textStyle: 'caption', color: 'danger' })
