import { afterEach, expect, it, vi } from 'vitest'
import { adaptToFrame } from '#studio/channel/in-frame.ts'

// oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
const { focus } = HTMLElement.prototype
afterEach(() => {
  HTMLElement.prototype.focus = focus
  vi.unstubAllGlobals()
})

it('lets the shop take the focus, but not from the studio, and not fail when its frame has been closed', () => {
  const studio = document.implementation.createHTMLDocument()
  const inStudio = vi.spyOn(studio, 'activeElement', 'get').mockReturnValue(studio.body)
  vi.stubGlobal('parent', { document: studio })
  adaptToFrame()
  const [first, second] = [document.createElement('button'), document.createElement('button')]
  document.body.append(first, second)
  first.focus()
  expect(document.activeElement).toBe(first)
  inStudio.mockReturnValue(studio.createElement('button'))
  second.focus()
  expect(document.activeElement).toBe(first)
  vi.stubGlobal('parent', null)
  expect(() => second.focus()).not.toThrow()
})

it('opens a link to another tab in the frame, unless it is pressed with a modifier key', () => {
  vi.stubGlobal('parent', { document })
  adaptToFrame()
  const targetAfter = (keys: MouseEventInit) => {
    const link = document.body.appendChild(document.createElement('a'))
    Object.assign(link, { href: '/cart', target: '_blank' })
    link.addEventListener('click', (press) => press.preventDefault())
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    return link.target
  }
  expect(targetAfter({})).toBe('_self')
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    expect(targetAfter(keys)).toBe('_blank')
})
