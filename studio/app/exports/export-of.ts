import sources from 'virtual:machine-sources'
import type { Tone } from '#studio/app/chart/chart-context.ts'
import type { ChartGraph } from '#charts/graph.ts'
import { layoutOf } from '#charts/layout-of.ts'
import { chartSvg } from '#charts/svg.ts'
import { themeColor, themePalette } from '#charts/theme-palette.ts'
import { chartConfig, chartJson } from './json.ts'
import { chartMermaid } from './mermaid.ts'
import { svgToPng } from './save.ts'

export type Charts = {
  /** The whole machine. */
  machine: ChartGraph
  /** The chart as it is shown: the whole one, or the part around a state. */
  shown: ChartGraph
  /** The id of that state; null for the whole chart. */
  focus: string | null
  toneOf?: (transition: string) => Tone | undefined
}

export type Format = (typeof formats)[number]

export const formats = ['svg', 'png', 'mermaid', 'json', 'config'] as const
const endings: Record<Format, string> = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
  json: 'json',
  config: 'config.json',
}

/**
 * Whether a format is the machine as data, and not a drawing of its chart: a part of a chart can be drawn, but it is no
 * machine, which `createMachine` would load.
 */
export function isData(format: Format): boolean {
  return format === 'json' || format === 'config'
}

/** The file of an export; a drawing of a part of the chart is named after its state. */
export async function exportOf(
  format: Format,
  charts: Charts,
): Promise<{ name: string; content: Blob }> {
  const { machine, focus } = charts
  const subject = focus === null || isData(format) ? machine.id : focus
  return { name: `${subject}.${endings[format]}`, content: await contentOf(format, charts) }
}

async function contentOf(format: Format, { machine, shown, toneOf }: Charts): Promise<Blob> {
  if (format === 'json') {
    const json = chartJson(machine, sources.machines[machine.id])
    return new Blob([json], { type: 'application/json' })
  }
  if (format === 'config') return new Blob([chartConfig(machine)], { type: 'application/json' })
  if (format === 'mermaid') return new Blob([chartMermaid(shown)], { type: 'text/plain' })
  const svg = chartSvg(await layoutOf(shown), {
    palette: themePalette(),
    colorOf: (id) => {
      const tone = toneOf?.(id)
      return tone && themeColor(toneTokens[tone])
    },
  })
  return format === 'png' ? svgToPng(svg) : new Blob([svg], { type: 'image/svg+xml' })
}

const toneTokens: Record<Tone, string> = { browser: 'ok-text', unit: 'info-text', none: 'danger' }
