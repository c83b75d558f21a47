/**
 * What a person is told by a part of a page, in its order: headings, links with their targets, buttons and fields with their
 * states, the rows of tables, and the texts between them.
 */
export function outline(root: Element | null): string[] {
  if (root === null) throw new Error('there is no such part of the page')
  return linesIn(root)
}

function linesIn(element: Element): string[] {
  const lines: string[] = []
  let run = ''
  const endRun = () => {
    const text = tidy(run)
    if (text !== '') lines.push(text)
    run = ''
  }
  for (const node of element.childNodes) {
    if (node instanceof Text) run += node.data
    if (!(node instanceof Element) || isUnread(node)) continue
    const line = lineOf(node)
    if (line === null && isInline(node)) {
      run += `${node.localName === 'bdi' || node.localName === 'b' ? '' : ' '}${spoken(node)}`
      if (node.localName !== 'bdi' && node.localName !== 'b') run += ' '
      continue
    }
    endRun()
    lines.push(...(line ?? [...named(node), ...linesIn(node)]))
  }
  endRun()
  return lines
}

/** An element that is one line; null for one whose content is read. */
function lineOf(element: Element): string[] | null {
  const tag = element.localName
  const role = element.getAttribute('role')
  if (tag === 'label') return labelled(element)
  if (role === 'alert' || role === 'status') {
    const text = spoken(element)
    return text === '' ? [] : [`${role}: ${text}`]
  }
  if (role === 'img' || tag === 'img') return imageOf(element)
  if (tag === 'svg') return []
  if (/^h[1-6]$/.test(tag)) return [`${tag} ${spoken(element)}`]
  if (isControl(element)) return [controlOf(element)]
  if (tag === 'tr') {
    const cells = [...element.children].map((cell) => spoken(cell) + sortOf(cell))
    return [`row: ${cells.join(' | ')}`]
  }
  if (tag === 'dt') {
    const value = element.nextElementSibling
    const isOwn = value?.localName === 'dd' && !value.querySelector('dl, li, tr')
    return [`${spoken(element).replace(/:$/, '')}:${isOwn ? ` ${spoken(value)}` : ''}`]
  }
  if (tag === 'dd' && element.previousElementSibling?.localName === 'dt')
    return element.querySelector('dl, li, tr') ? null : []
  return null
}

/** A label is told as the name of its control. */
function labelled(label: Element): string[] | null {
  const id = label.getAttribute('for')
  const isFor = id !== null && label.ownerDocument.getElementById(id) !== null
  const inner = [...label.querySelectorAll('input, select, textarea')]
  if (inner.length > 0) return inner.map(controlOf)
  return isFor ? [] : null
}

function imageOf(element: Element): string[] {
  const name = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''
  return name === '' ? [] : [`image «${name}»`]
}

const isControl = (element: Element) =>
  ['a', 'button', 'input', 'select', 'textarea', 'summary'].includes(element.localName)

function controlOf(element: Element): string {
  const tag = element.localName
  const states = statesOf(element)
  if (tag === 'a') return [`link «${nameOf(element)}»`, targetOf(element), ...states].join(' ')
  if (tag === 'button' || tag === 'summary')
    return [`button «${nameOf(element)}»`, ...states].join(' ')
  const value = valueOf(element)
  const kind =
    element instanceof HTMLInputElement && element.type !== 'text' ? element.type : 'field'
  return [`${kind} «${nameOf(element)}»`, value, ...states].filter((part) => part !== '').join(' ')
}

const targetOf = (link: Element) => `→ ${link.getAttribute('href') ?? 'nowhere'}`

function valueOf(element: Element): string {
  if (element instanceof HTMLSelectElement)
    return `= ${tidy(element.selectedOptions[0]?.textContent ?? '')}`
  if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type))
    return element.checked ? 'checked' : ''
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value === '' ? '' : `= ${element.value}`
  return ''
}

function statesOf(element: Element): string[] {
  const on = (name: string) => element.getAttribute(name) === 'true'
  const current = element.getAttribute('aria-current')
  const states = [
    (element.hasAttribute('disabled') || on('aria-disabled')) && 'off',
    on('aria-busy') && 'busy',
    on('aria-invalid') && 'invalid',
    (on('aria-pressed') || on('aria-selected')) && 'chosen',
    on('aria-expanded') && 'open',
    current !== null && current !== 'false' && 'current',
    element.hasAttribute('download') && 'download',
  ]
  return states.filter((state) => state !== false)
}

const sortOf = (cell: Element) =>
  cell.hasAttribute('aria-sort') ? ` (${cell.getAttribute('aria-sort')})` : ''

/** A part that has a name of its own, other than by its heading. */
function named(element: Element): string[] {
  const label = element.getAttribute('aria-label')
  return label === null ? [] : [`${element.getAttribute('role') ?? element.localName} «${label}»`]
}

const isUnread = (element: Element) =>
  element.matches('[hidden], [aria-hidden=true], script, style, input[type=hidden], template')

const inline =
  'a, button, input, select, textarea, summary, img, p, div, li, ul, ol, dl, table, section, [role], h1, h2, h3, h4'
const isInline = (element: Element) =>
  [
    'span',
    'b',
    'strong',
    'em',
    'bdi',
    'time',
    'small',
    'label',
    'abbr',
    'mark',
    'del',
    's',
    'ins',
  ].includes(element.localName) && element.querySelector(inline) === null

/** The text of an element as it is read out: the names of its images and controls instead of their content. */
function spoken(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || isUnread(node)) return ''
    if (isControl(node)) return ` [${controlOf(node)}] `
    const role = node.getAttribute('role')
    if (node.localName === 'img' || role === 'img') return ` ${imageOf(node).join('')} `
    if (node.localName === 'svg') return ''
    return joined(node, spoken(node))
  })
  return tidy(parts.join(''))
}

/** Parts of a word are marked, too. */
const joined = ({ localName }: Element, text: string) =>
  ['bdi', 'b', 'strong', 'em', 'mark'].includes(localName) ? text : ` ${text} `

/** The name of a control. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
  const label = element.getAttribute('aria-label') ?? labels.join(' ')
  if (label !== '') return tidy(label)
  if (['a', 'button', 'summary'].includes(element.localName)) return spoken(element)
  const around =
    element.closest('label') ??
    (element.id === ''
      ? null
      : element.ownerDocument.querySelector(`label[for="${CSS.escape(element.id)}"]`))
  return around === null ? (element.getAttribute('placeholder') ?? '') : textBeside(around, element)
}

function textBeside(label: Element, control: Element): string {
  const parts = [...label.childNodes].filter((node) => node !== control)
  return tidy(
    parts
      .map((node) => {
        if (node instanceof Text) return node.data
        if (!(node instanceof Element) || isUnread(node) || isControl(node)) return ''
        return joined(node, textBeside(node, control))
      })
      .join(''),
  )
}

const tidy = (text: string) =>
  text
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ،', '،')
    .trim()
