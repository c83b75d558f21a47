import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useDialogFocus } from '#src/ui/dialog-focus.ts'
import { showPart } from './support/open-page.tsx'

/** Opens a dialog without fields, as while its form is being loaded. */
async function openEmptyDialog(): Promise<{ title: HTMLElement; content: HTMLElement }> {
  function Parts() {
    const content = useRef<HTMLDivElement>(null)
    const title = useRef<HTMLHeadingElement>(null)
    const focus = useDialogFocus(true, { content, title })
    return (
      <div ref={content} role="dialog">
        <h2 ref={title} tabIndex={-1}>
          title
        </h2>
        <button type="button" onClick={() => focus.first()?.focus()}>
          open
        </button>
      </div>
    )
  }
  const { place, press } = await showPart(<Parts />)
  await press('open')
  const [title, content] = [place.querySelector('h2'), place.querySelector('div')]
  if (title === null || content === null) throw new Error('the dialog is missing')
  return { title, content }
}

const load = (content: HTMLElement) => {
  const field = content.appendChild(document.createElement('input'))
  return new Promise<HTMLElement>((resolve) => setTimeout(() => resolve(field)))
}

it('hands the focus from the title of a dialog to the first field that is loaded later', async () => {
  const { title, content } = await openEmptyDialog()
  expect(document.activeElement).toBe(title)
  const field = await load(content)
  expect(document.activeElement).toBe(field)
})

it('leaves the focus where it went before the fields of a dialog were loaded', async () => {
  const { content } = await openEmptyDialog()
  const button = content.querySelector('button')
  button?.focus()
  await load(content)
  expect(document.activeElement).toBe(button)
})
