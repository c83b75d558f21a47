import { parseArgs } from 'node:util'
import { languages, type Language } from '#studio/words/scripts.ts'

export const scriptFormats = ['gherkin', 'plan', 'playwright'] as const
export type ScriptFormat = (typeof scriptFormats)[number]

export type PathsOptions = {
  /** Ids of the machines. */
  machines: readonly string[]
  /** The path of the report without its extension; a selection of machines has a report of its own. */
  report: string
  random: { seed: number; count: number; length: number }
  /** The language of the reports. */
  language: Language
  isInBrowser: boolean
  /** How to export the paths as scripts; null for no export. */
  scripts: {
    format: ScriptFormat
    language: Language
    path: number | null
    /** The folder for the scripts; null for the folder of their format in `reports`, which replaces earlier exports. */
    to: string | null
  } | null
  /** The two commits whose records are compared, instead of a run; `to` is null for the working tree. */
  against: { from: string; to: string | null; isJson: boolean } | null
  wantsHelp: boolean
}

/**
 * Reads the command line of `npm run paths`.
 * @param ids the ids of all machines
 * @throws an error that names the invalid option
 */
export function readOptions(args: readonly string[], ids: readonly string[]): PathsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string', multiple: true },
      random: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      length: { type: 'string', default: '40' },
      browser: { type: 'boolean', default: false },
      export: { type: 'string' },
      language: { type: 'string', default: 'fa' },
      path: { type: 'string' },
      to: { type: 'string' },
      against: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { machine: wanted, browser: isInBrowser, help: wantsHelp } = values
  const unknown = wanted?.filter((id) => !ids.includes(id)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no machine ${unknown.join(', ')}; there are ${ids.join(', ')}.`)
  if (isInBrowser && wanted !== undefined)
    throw new Error('--browser covers all flows; it cannot be combined with --machine.')
  if (values.path !== undefined && (values.export === undefined || wanted?.length !== 1))
    throw new Error('--path exports one path of one machine: it needs --export and one --machine.')
  if (values.to !== undefined && values.export === undefined)
    throw new Error('--to names the folder of an export: it needs --export.')
  const language = oneOf('language', values.language, languages)
  const machines = ids.filter((id) => wanted?.includes(id) ?? true)
  return {
    machines,
    report: wanted === undefined ? 'reports/paths' : `reports/paths-${machines.join('-')}`,
    random: {
      seed: wholeNumber('seed', values.seed),
      count: wholeNumber('random', values.random),
      length: wholeNumber('length', values.length),
    },
    language,
    isInBrowser,
    scripts:
      values.export === undefined
        ? null
        : {
            format: oneOf('export', values.export, scriptFormats),
            language,
            path: values.path === undefined ? null : wholeNumber('path', values.path),
            to: values.to ?? null,
          },
    against: values.against === undefined ? null : comparison(values.against, values.json),
    wantsHelp,
  }
}

/** `a` compares a commit with the working tree, `a..b` compares two commits. */
function comparison(text: string, isJson: boolean): PathsOptions['against'] {
  const [from = '', to, ...more] = text.split('..')
  if (from === '' || to === '' || to?.startsWith('.') || more.length > 0)
    throw new Error(`--against takes a commit or two of them (a..b), not ${text}.`)
  return { from, to: to ?? null, isJson }
}

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((each) => each === text)
  if (name === undefined) throw new Error(`--${option} takes ${names.join(' or ')}, not ${text}.`)
  return name
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`)
  return Number(text)
}
