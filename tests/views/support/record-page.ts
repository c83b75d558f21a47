import { afterAll, beforeAll, vi } from 'vitest'
import { followLayers } from '#src/lib/history-layers.ts'
import type { ToastNews } from '#src/ui/toast.ts'
import type { Shown } from './open-page.tsx'
import { nameOf, outline } from './outline.ts'

/** Toasts and downloads since the last control. */
const sideEffects: string[] = []

/** Takes the place of `toast`: the text is recorded, not shown. */
export function recordToast({ tone, text }: ToastNews): void {
  sideEffects.push(`toast ${tone ?? 'plain'}: ${text}`)
}

/** What the pages of a test file need of the browser; to be called once in the file. */
export function preparePages(): void {
  followLayers()
  beforeAll(() => {
    // happy-dom has no document.images.
    Object.defineProperty(document, 'images', { get: () => document.querySelectorAll('img') })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      sideEffects.push(`downloads ${this.download}`)
    })
  })
  afterAll(() => vi.restoreAllMocks())
}

/** The path of a page's pattern, with sample values for its parameters. */
export const samplePath = (pattern: string) =>
  pattern.replace(':id', '7').replace(':slug', 'slug').replace('*', 'mobile')

/**
 * A page with hundreds of controls takes long. On a busy machine a choice sometimes remains that is otherwise taken back
 * before it is read, so a record that differs is made again, which counts as flaky.
 */
export const recording = { timeout: 240_000, retry: 1 }

type Open = () => Promise<Shown>

/**
 * What a page shows, and what each of its controls does on the page as it was opened: what is shown since, which calls were
 * made, and where the browser is then. Controls of an overlay that one opens are tried, too.
 */
export async function recordPage(open: Open): Promise<string> {
  const page = await open()
  const lines = [...page.read(), ...marksIn('main'), ...page.calls.map((call) => `asks ${call}`)]
  const count = controlsIn('main').length
  await page.close()
  for (let index = 0; index < count; index += 1) lines.push(...(await recordControl(open, [index])))
  return `${lines.join('\n')}\n`
}

/** Records the last control of a path; the second index is a control in the overlay. */
async function recordControl(open: Open, path: readonly number[]): Promise<string[]> {
  const page = await open()
  sideEffects.length = 0
  const opened = overlays().length
  let done: string[] = []
  let name = ''
  for (const [depth, index] of path.entries()) {
    const control = controlsIn(depth === 0 ? 'main' : overlay)[index]
    if (control === undefined) throw new Error('the page has changed')
    name = labelOf(control)
    const before = {
      lines: new Set(shown()),
      calls: page.calls.length,
      overlays: overlays().length,
    }
    for (const gesture of gesturesOn(control)) await page.after(gesture)
    const newLines = shown().filter((line) => !before.lines.has(line))
    const calls = page.calls.slice(before.calls).map((call) => `asks ${call}`)
    const isClosed = overlays().length < before.overlays
    done = [...(isClosed ? ['closes'] : []), ...newLines, ...calls]
  }
  const isOpened = overlays().length > opened
  if (isOpened && path.length === 1) done.push(...marksIn(overlay))
  done.push(...sideEffects)
  const inner = path.length === 1 && isOpened ? controlsIn(overlay).length : 0
  const place = at()
  await page.close()
  const indent = '  '.repeat(path.length - 1)
  const lines = done.length === 0 ? [] : [name, ...[...done, place].map((line) => `  ${line}`)]
  const result = lines.map((line) => indent + line)
  for (let index = 0; index < inner; index += 1)
    result.push(...(await recordControl(open, [...path, index])))
  return result
}

const overlay = '[role=dialog], [role=alertdialog]'
const overlays = () => [...document.querySelectorAll(overlay)]
const shown = () => [...outline(document.querySelector('main')), ...overlays().flatMap(outline)]
const at = () => `at ${location.pathname}${decodeURIComponent(location.search)}`

const controlsIn = (part: string): HTMLElement[] =>
  [...document.querySelectorAll(part)].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(
      'button, summary, input:not([type=hidden], [type=file]), select, textarea, [role=tab]',
    ),
  ])

const labelOf = (control: HTMLElement) =>
  `${control.localName}${control instanceof HTMLInputElement ? ` ${control.type}` : ''} «${nameOf(control)}»`

/** Length limits and tab stops, which the outline omits. */
function marksIn(part: string): string[] {
  const fields = controlsIn(part)
    .filter((field) => field.hasAttribute('maxlength'))
    .map((field) => `${labelOf(field)} takes ${field.getAttribute('maxlength')}`)
  const stops = [...document.querySelectorAll(`${part} [tabindex]`)].map(
    (stop) => `${stop.localName} «${nameOf(stop)}» tabindex ${stop.getAttribute('tabindex')}`,
  )
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return [...fields, ...stops, ...(canonical == null ? [] : [`canonical ${canonical}`])]
}

/**
 * Presses a button; fills the form first where it sends one. Writes into a field, chooses the last of a list. The page
 * answers to each gesture before the next one, as to a person.
 */
function gesturesOn(control: HTMLElement): (() => void)[] {
  const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit'
  const fields = isSubmit ? [...(control.form?.elements ?? [])] : [control]
  const filled = fields.flatMap((field) => {
    if (field instanceof HTMLSelectElement) return [() => choose(field)]
    return isText(field) ? [() => write(field)] : []
  })
  return isSubmit || filled.length === 0 ? [...filled, () => control.click()] : filled
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    ['text', 'tel', 'search', 'password', 'email', 'url', 'number'].includes(field.type))

function write(field: TextField): void {
  const isNumber = field.inputMode === 'numeric' || field.inputMode === 'tel'
  set(field, isNumber ? '۱۲۳' : 'متن تازه', 'input')
}

function choose(field: HTMLSelectElement): void {
  set(field, field.options[field.options.length - 1]?.value ?? '', 'change')
}

/** Uses the prototype's setter: React overrides the element's own and would miss the change. */
function set(field: TextField | HTMLSelectElement, value: string, event: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
