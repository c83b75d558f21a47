import { act } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from '#src/ui/Tabs.tsx'
import { showPart } from './support/open-page.tsx'

const tabs = ['یک', 'دو', 'سه'].map((label) => ({ value: label, label, content: label }))

it.each([
  ['ArrowLeft', ['دو', 'سه', 'یک']],
  ['ArrowRight', ['سه', 'دو', 'یک']],
  ['End', ['سه', 'سه', 'سه']],
  ['Home', ['یک', 'یک', 'یک']],
])('moves along the tabs by %s, and around at their ends', async (key, expected) => {
  const { place } = await showPart(<Tabs label="بخش‌ها" tabs={tabs} />)
  const open = () => place.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  const opened: (string | undefined)[] = []
  for (const _ of tabs) {
    await act(async () => {
      open()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
    opened.push(open()?.textContent)
  }
  expect(opened).toEqual(expected)
})

it.each([
  ['ArrowRight', 'دو'],
  ['ArrowLeft', 'سه'],
])('moves by %s as the English studio reads', async (key, expected) => {
  const { place } = await showPart(
    <div dir="ltr">
      <Tabs label="sections" tabs={tabs} />
    </div>,
  )
  const open = () => place.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  await act(async () => {
    open()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  expect(open()?.textContent).toBe(expected)
})

it('moves from the tab with the focus while none is open', async () => {
  const chosen: string[] = []
  const { place } = await showPart(
    <Tabs label="بخش‌ها" tabs={tabs} value="" onChange={(value) => chosen.push(value)} />,
  )
  await act(async () => {
    place
      .querySelector('[role=tab]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  })
  expect(chosen).toEqual(['دو'])
})
