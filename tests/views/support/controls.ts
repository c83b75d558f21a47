type Control = HTMLElement & { disabled?: boolean }

/** Elements that are on a line of their own, or read like that. */
const block = 'p, h1, h2, h3, h4, li, dt, dd, div, a, button'

/** What has its own line in the text of a page: its parts, and the items and addresses of a list. */
const part = 'section, li:not(li *), [role=radiogroup]'

/**
 * The text of a page, one line for each of its parts, or of the dialog in front of it: without controls and notices.
 */
export function wordsIn(view: Element): string[] {
  const isDialog = view.matches('[role$=dialog]')
  const copy = view.ownerDocument.importNode(view, true)
  for (const each of copy.querySelectorAll(unread)) each.remove()
  if (isDialog) return [`dialog: ${textOf(copy)}`]
  for (const each of copy.querySelectorAll(part)) {
    each.before(partEnd)
    each.after(partEnd)
  }
  return textOf(copy)
    .split(partEnd)
    .map((line) => line.replaceAll(/^[ ·]+|[ ·]+$/g, ''))
    .filter((line) => line !== '')
    .map((line) => `words: ${line}`)
}

const unread =
  'button, label, input, textarea, select, [data-story-title], [role=alert], [role=status], [role$=dialog], [aria-hidden=true], [hidden]'
const partEnd = '¶'

/** The notices: alerts, and work in progress. */
export function linesOf(view: Element): string[] {
  const notices = [
    ...view.querySelectorAll<HTMLElement>('[role=alert], [role=status], [aria-busy=true]'),
  ].map((element) => {
    const role = element.getAttribute('role')
    const kind = role === 'alert' || role === 'status' ? role : 'busy'
    return `${kind}: ${element.getAttribute('aria-label') ?? textOf(element)}`
  })
  return notices.filter((line) => !line.endsWith(': '))
}

/** A link's name and target: `link «سبد خرید» → /cart`. */
export function describeLink(link: HTMLAnchorElement): string {
  return `link «${nameOf(link)}» → ${link.getAttribute('href')}`
}

/** A control by its kind, its name and its state: `button «ورود» off`. */
export function describeControl(control: Control): string {
  const states = [
    isOff(control) && 'off',
    control.getAttribute('aria-busy') === 'true' && 'busy',
  ].filter(Boolean)
  return [actionOf(control).kind, `«${nameOf(control)}»`, ...states].join(' ')
}

/** Whether it is the selected one of several, or switched on. */
export function isChosen(control: Control): boolean {
  if (control instanceof HTMLInputElement) return control.checked
  return control.matches('[aria-selected=true], [aria-pressed=true], [aria-current=true]')
}

export function isInvalid(control: Control): boolean {
  return control.getAttribute('aria-invalid') === 'true'
}

export function isOff(control: Control): boolean {
  return control.disabled === true || control.getAttribute('aria-disabled') === 'true'
}

/** What a shopper does with a control; typing is last, because it changes what can be pressed. */
export function actionOf(control: Control): { kind: string; order: number } {
  if (control instanceof HTMLTextAreaElement) return { kind: 'text', order: 2 }
  if (!(control instanceof HTMLInputElement)) return { kind: 'button', order: 0 }
  const isChosen = ['radio', 'checkbox', 'file'].includes(control.type)
  return isChosen ? { kind: control.type, order: 1 } : { kind: 'text', order: 2 }
}

/** Presses a button, selects an option, or types a suitable value into a field. */
export function operate(control: Control): void {
  if (actionOf(control).kind !== 'text') return control.click()
  control.focus()
  Reflect.set(Object.getPrototypeOf(control), 'value', wordFor(control), control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function wordFor(control: Control): string {
  if (!(control instanceof HTMLInputElement)) return 'خوب است'
  if (control.type === 'password') return 'Firouzeh-1405'
  if (control.type === 'tel') return '۰۹۱۲۳۴۵۶۷۸۹'
  const label = control.labels?.[0]?.textContent
  if (label === 'کد فیدا') return '۱۲۳۴۵۶'
  if (label === 'مبلغ کارت (تومان)') return '۴۰۰۰۰'
  return control.inputMode === 'numeric' ? '۴' : 'نگار'
}

function nameOf(control: Control): string {
  const labelled = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = labelled.map((id) => document.getElementById(id)).find(Boolean)
  return (
    control.getAttribute('aria-label') ??
    (label ? textOf(label) : textOf(control.closest('label') ?? labelFor(control) ?? control))
  )
}

/** A control that an earlier press has taken off the page was taken off together with its label. */
function labelFor(control: Control): Element | null {
  const root = control.getRootNode()
  const tree = root instanceof Element ? root : document
  return control.id === '' ? null : tree.querySelector(`label[for="${CSS.escape(control.id)}"]`)
}

function textOf(element: Element): string {
  const copy = element.ownerDocument.importNode(element, true)
  for (const each of copy.querySelectorAll(block)) {
    each.before(' | ')
    each.after(' | ')
  }
  for (const each of copy.querySelectorAll('span')) {
    each.before(' ')
    each.after(' ')
  }
  const lines = (copy.textContent ?? '')
    .split('|')
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(' ،', '،').trim())
  return lines.filter((line) => line !== '').join(' · ')
}
