import { expect, it } from 'vitest'
import { editorUrl } from '#studio/app/details/editor-url.ts'

it('opens a file of the repository at a line, wherever the repository lies', () => {
  const place = { editor: 'vscode', file: 'machines/a.ts', line: 7 }
  expect(editorUrl({ ...place, root: '/home/me/my shop' })).toBe(
    'vscode://file/home/me/my%20shop/machines/a.ts:7',
  )
  expect(editorUrl({ ...place, editor: 'cursor', root: 'C:\\shop' })).toBe(
    'cursor://file/C:/shop/machines/a.ts:7',
  )
})
