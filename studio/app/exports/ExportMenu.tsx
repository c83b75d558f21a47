import { Menu } from '@ark-ui/react/menu'
import { useState } from 'react'
import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { Icon } from '#studio/shop/ui.ts'
import type { Tone } from '#studio/app/chart/chart-context.ts'
import type { ChartGraph } from '#charts/graph.ts'
import { layoutOf } from '#charts/layout-of.ts'
import { chartSvg } from '#charts/svg.ts'
import { themeColor, themePalette } from '#charts/theme-palette.ts'
import { headerButton, onlyWide } from '#studio/app/header-button.ts'
import { chartConfig, chartJson } from './json.ts'
import { chartMermaid } from './mermaid.ts'
import { saveFile, svgToPng } from './save.ts'

type Props = {
  /** The chart as it is shown. */
  graph: ChartGraph
  toneOf?: (transition: string) => Tone | undefined
}

/** Saves the shown chart as a picture or as text. */
export function ExportMenu({ graph, toneOf }: Props) {
  const [failed, setFailed] = useState(false)
  const save = async (format: Format) => {
    try {
      saveFile(`${graph.id}.${endings[format]}`, await content(format, graph, toneOf))
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
              {studio.formats[format]}
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

type Format = (typeof formats)[number]

const formats = ['svg', 'png', 'mermaid', 'json', 'config'] as const
const endings: Record<Format, string> = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
  json: 'json',
  config: 'config.json',
}

async function content(format: Format, graph: ChartGraph, toneOf: Props['toneOf']): Promise<Blob> {
  if (format === 'json') {
    const json = chartJson(graph, sources.machines[graph.id])
    return new Blob([json], { type: 'application/json' })
  }
  if (format === 'config') return new Blob([chartConfig(graph)], { type: 'application/json' })
  if (format === 'mermaid') return new Blob([chartMermaid(graph)], { type: 'text/plain' })
  const svg = chartSvg(await layoutOf(graph), {
    palette: themePalette(),
    colorOf: (id) => {
      const tone = toneOf?.(id)
      return tone && themeColor(toneTokens[tone])
    },
  })
  return format === 'png' ? svgToPng(svg) : new Blob([svg], { type: 'image/svg+xml' })
}

const toneTokens: Record<Tone, string> = { browser: 'ok-text', unit: 'info-text', none: 'danger' }

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
