import type { Schemas } from '#machines/api/client.ts'

type Block = Schemas['RichBlock']
type Line = Schemas['RichLine']

/** A node of the editor's document. */
type EditorNode = {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: EditorNode[]
}

/** The editor's document of a text. */
export function documentOf(text: Schemas['RichText']): EditorNode {
  const content = text.map(nodeOf)
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
}

/** The text of an editor's document; what a text cannot hold is left out. Trailing empty paragraphs are dropped. */
export function textOf({ content = [] }: EditorNode): Schemas['RichText'] {
  const blocks = content.flatMap(blocksOf)
  const last = blocks.findLastIndex(
    (block) => block.type !== 'paragraph' || block.content.length > 0,
  )
  return blocks.slice(0, last + 1)
}

function nodeOf(block: Block): EditorNode {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: inline(block.content) }
    case 'bulletList':
    case 'orderedList':
      return {
        type: block.type,
        content: block.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
      }
    case 'quote':
      return { type: 'blockquote', content: [paragraph(block.content)] }
    case 'picture':
      return { type: 'picture', attrs: { image: block.image, alt: block.alt } }
    default:
      return paragraph(block.content)
  }
}

const paragraph = (line: Line): EditorNode => ({ type: 'paragraph', content: inline(line) })

function inline(line: Line): EditorNode[] {
  return line.flatMap(({ text, bold, italic, link }) => {
    const marks = [
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(link === '' ? [] : [{ type: 'link', attrs: { href: link } }]),
    ]
    return text
      .split('\n')
      .flatMap((part, place): EditorNode[] => [
        ...(place === 0 ? [] : [{ type: 'hardBreak' }]),
        ...(part === '' ? [] : [{ type: 'text', text: part, marks }]),
      ])
  })
}

function blocksOf(node: EditorNode): Block[] {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: lineOf(content) }]
    case 'heading':
      return [{ type: 'heading', level: attrs['level'] === 3 ? 3 : 2, content: lineOf(content) }]
    case 'bulletList':
    case 'orderedList':
      return [{ type, items: linesOf(node) }]
    case 'picture': {
      const image = textIn(attrs['image'])
      return image === '' ? [] : [{ type: 'picture', image, alt: textIn(attrs['alt']) }]
    }
    case 'blockquote':
      return linesOf(node).map((line) => ({ type: 'quote', content: line }))
    default:
      return []
  }
}

/** The lines of a block in the order of its words; each item of a list is one. */
function linesOf({ type, content = [] }: EditorNode): Line[] {
  switch (type) {
    case 'paragraph':
    case 'heading':
      return [lineOf(content)]
    case 'bulletList':
    case 'orderedList':
      return content.flatMap(itemsOf)
    case 'blockquote':
      return content.flatMap(linesOf)
    default:
      return []
  }
}

/**
 * The blocks of an item are lines of it. The items of a list within it follow it as items of their own, and so does
 * what it holds after that list.
 */
function itemsOf({ content = [] }: EditorNode): Line[] {
  const items: Line[] = []
  let isOpen = false
  for (const part of content) {
    const lines = linesOf(part)
    if (lines.length === 0) continue
    const isList = part.type === 'bulletList' || part.type === 'orderedList'
    if (isList) items.push(...lines)
    else items.push(joined(isOpen ? [items.pop() ?? [], ...lines] : lines))
    isOpen = !isList
  }
  return items
}

const lineFeed = { text: '\n', bold: false, italic: false, link: '' }

/** One line of several, with line feeds between the nonempty parts. */
function joined(lines: readonly Line[]): Line {
  const filled = lines.filter((line) => line.length > 0)
  return merged(filled.flatMap((line, place) => (place === 0 ? line : [lineFeed, ...line])))
}

function lineOf(nodes: readonly EditorNode[]): Line {
  const spans = nodes.flatMap(({ type, text = '', marks = [] }) => {
    const has = (mark: string) => marks.find((each) => each.type === mark)
    const looks = {
      bold: has('bold') !== undefined,
      italic: has('italic') !== undefined,
      link: textIn(has('link')?.attrs?.['href']),
    }
    if (type === 'hardBreak') return [{ text: '\n', ...looks }]
    return text === '' ? [] : [{ text, ...looks }]
  })
  return merged(spans)
}

/** Spans that look alike and follow each other become one. */
function merged(spans: Line): Line {
  const line: Line = []
  for (const span of spans) {
    const before = line.at(-1)
    const isAlike =
      before?.bold === span.bold && before.italic === span.italic && before.link === span.link
    if (before !== undefined && isAlike) before.text += span.text
    else line.push({ ...span })
  }
  return line
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
