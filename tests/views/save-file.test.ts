import { expect, it, onTestFinished, vi } from 'vitest'
import { saveFile } from '#src/lib/save-file.ts'

it('keeps the address of a saved file for a while, since a slow browser reads it later', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const clicked: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download)
  })
  onTestFinished(() => {
    vi.useRealTimers()
    revoke.mockRestore()
    press.mockRestore()
  })
  saveFile(new Blob(['%PDF-']), 'فاکتور-۷۲.pdf')
  expect(clicked).toEqual(['فاکتور-۷۲.pdf'])
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledOnce()
})
