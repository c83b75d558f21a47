import { conditionOf, type ChartEdge, type ChartState, type ChartTransition } from './graph.ts'

/** One line of text in a box; those of a transition carry its id. */
export type Line = {
  kind: 'title' | 'tags' | 'note' | 'event' | 'detail'
  text: string
  transition?: string
}

/** The chart uses a monospaced font, so that a box can be measured without drawing it. Pixels. */
export const letter = { title: 8.5, text: 7.25 }
export const lineHeight = { title: 24, text: 18 }
/** Between the text and the edge of a box. */
export const padding = { block: 8, inline: 12 }

const longest = 36

/**
 * The text in the box of a state: its name, its actions and actors, and the events that it handles without a change.
 */
export function stateLines(state: ChartState): Line[] {
  return [
    { kind: 'title', text: state.key },
    ...notes(state),
    ...state.stays.flatMap(transitionLines),
  ]
}

/** The text on the line between two states: all its transitions. */
export function edgeLines({ transitions }: ChartEdge): Line[] {
  return transitions.flatMap(transitionLines)
}

/** Size of the box around lines, in pixels. */
export function sizeOf(lines: readonly Line[]): { width: number; height: number } {
  const widths = lines.map(
    ({ kind, text }) => text.length * (kind === 'title' ? letter.title : letter.text),
  )
  return {
    width: Math.ceil(Math.max(...widths)) + 2 * padding.inline,
    height: lines.reduce((sum, line) => sum + heightOf(line), 2 * padding.block),
  }
}

export function heightOf({ kind }: Line): number {
  return kind === 'title' ? lineHeight.title : lineHeight.text
}

function notes({ kind, tags, invokes, machines, entry, exit, ignored }: ChartState): Line[] {
  return [
    ...(kind === 'parallel' || kind === 'history' ? [note(kind)] : []),
    ...(tags.length > 0
      ? [{ kind: 'tags' as const, text: tags.map((tag) => `#${tag}`).join(' ') }]
      : []),
    ...invokes.map((name) => note(`invoke ${name}${machines.includes(name) ? ' (machine)' : ''}`)),
    ...wrapped('entry /', entry).map(note),
    ...wrapped('exit /', exit).map(note),
    ...wrapped('ignores', ignored).map(note),
  ]
}

const note = (text: string): Line => ({ kind: 'note', text })

function transitionLines(transition: ChartTransition): Line[] {
  const { id, event, actions, reenter, targets } = transition
  const condition = conditionOf(transition)
  const again = reenter && targets.length > 0 ? ' ↻' : ''
  const details = [
    ...(condition === null ? [] : wrapped('', condition.split(/(?<= [&|]) /), ' ')),
    ...wrapped('/', actions),
  ]
  return [
    { kind: 'event', text: event + again, transition: id },
    ...details.map((text): Line => ({ kind: 'detail', text, transition: id })),
  ]
}

/**
 * Wraps words into lines of at most `longest` letters; a longer word has its own line. Returns no lines for no words.
 */
function wrapped(start: string, words: readonly string[], separator = ', '): string[] {
  const lines: string[] = []
  let line = start
  for (const [index, word] of words.entries()) {
    const part = index < words.length - 1 ? word + separator.trimEnd() : word
    const longer = line === '' ? part : `${line} ${part}`
    if (longer.length > longest && line !== start) {
      lines.push(line)
      line = `  ${part}`
    } else line = longer
  }
  return words.length === 0 ? [] : [...lines, line]
}
