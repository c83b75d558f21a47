import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { viewsFolder } from '#studio/shop/places.ts'
import {
  viewLineKinds,
  viewLineMarks,
  type MachineSource,
  type ViewLine,
  type View,
} from './machine-source.ts'

type Views = MachineSource['views']

/**
 * The recorded views of the states; empty if the stories are left out.
 * @param root folder of the repository
 * @returns by the ids of the machines
 * @throws for an invalid line
 */
export function viewsIn(root: string): ReadonlyMap<string, Views> {
  const folder = join(root, viewsFolder)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    files.map((file) => [
      basename(file, '.txt'),
      viewsOf(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

/** Several stories may show one state. A control that a view has twice, for narrow and wide screens, is listed once. */
function viewsOf(text: string): Views {
  const views: Record<string, View[]> = {}
  for (const [heading = '', ...lines] of text.split(/^# /m).slice(1).map(linesOf)) {
    const [story = '', state = ''] = heading.split(' ')
    views[state] = [...(views[state] ?? []), { story, lines: [...new Set(lines)].map(sightIn) }]
  }
  return views
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

const shown = /^(?<kind>\w+): (?<words>.*)$/
const offered = /^(?<typed>then )?(?<kind>\w+) «(?<words>.*)»(?<marks>[^→]*)(?<leads>.*)$/

function sightIn(line: string): ViewLine {
  const {
    kind,
    words,
    typed,
    marks = '',
    leads = '',
  } = (shown.exec(line) ?? offered.exec(line))?.groups ?? {}
  const known = viewLineKinds.find((each) => each === kind)
  if (known === undefined || words === undefined) throw new Error(`No view shows: ${line}`)
  return {
    kind: known,
    words,
    marks: viewLineMarks.filter((mark) =>
      mark === 'typed' ? typed : marks.split(' ').includes(mark),
    ),
    leads: leads
      .split('→ ')
      .slice(1)
      .map((lead) => lead.trim()),
  }
}
