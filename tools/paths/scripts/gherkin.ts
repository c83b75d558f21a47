import type { Script, Walk, WalkStep } from '#studio/scripts/script.ts'
import { actionOf, codeOf, shownIn } from '#studio/scripts/sentences.ts'
import { scriptWords, type Language, type ScriptWords } from '#studio/words/scripts.ts'

/** The paths of a machine as a Gherkin feature, one scenario for each path. */
export function feature({ machine, kind, walks }: Script, language: Language): string {
  const words = scriptWords[language]
  return [
    `# language: ${language}`,
    `${words.keywords.feature}: ${machine}`,
    `  ${words.kinds[kind]}`,
    ...walks.flatMap((walk) => ['', ...scenario(machine, walk, words)]),
    '',
  ].join('\n')
}

function scenario(machine: string, walk: Walk, words: ScriptWords): string[] {
  const { given, and } = words.keywords
  return [
    `  ${words.keywords.scenario}: ${words.walk(walk.path)}`,
    `    ${given} ${words.given(machine, walk.start, walk.state)}`,
    ...shownIn(walk.lines, words).map((text) => `    ${and} ${text}`),
    ...walk.steps.flatMap((step) => lines(step, words)),
  ]
}

function lines(step: WalkStep, words: ScriptWords): string[] {
  const { when, outcome, and } = words.keywords
  return [
    `    ${when} ${actionOf(step, words)}`,
    ...docString(step.data),
    `    ${outcome} ${words.state(step.state)}`,
    ...shownIn(step.lines, words, codeOf(step)).map((text) => `    ${and} ${text}`),
  ]
}

function docString(data: unknown): string[] {
  if (data === undefined) return []
  const text = JSON.stringify(data, null, 2).split('\n')
  return ['"""json', ...text, '"""'].map((line) => `      ${line}`)
}
