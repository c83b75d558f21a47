import { expect, it, onTestFinished, vi } from 'vitest'
import { adaptToFrame } from '#studio/channel/in-frame.ts'

it('lets the shop take the focus, but not from the studio, and not fail when its frame has been closed', () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  const { focus } = HTMLElement.prototype
  onTestFinished(() => {
    HTMLElement.prototype.focus = focus
    vi.unstubAllGlobals()
  })
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
