import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SectionNav } from '#src/features/product/SectionNav.tsx'
import { showPart } from './support/open-page.tsx'

const sections = ['specifications', 'comments', 'questions'].map((id) => ({ id, name: id }))

/** Parts whose tabs appear at a press, once the observer is replaced. */
function Page() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button onClick={() => setShown(true)}>مشخصات</button>
      {isShown && <SectionNav label="بخش‌ها" sections={sections} />}
      {sections.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>
  )
}

type Sight = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>

async function openTabs() {
  const { place } = await showPart(<Page />)
  let report: (entries: Sight[]) => void = () => undefined
  class ToldObserver {
    constructor(tell: (entries: Sight[]) => void) {
      report = tell
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', ToldObserver)
  await act(async () => place.querySelector('button')?.click())
  const see = (changes: Record<string, boolean>) =>
    act(async () =>
      report(
        [...place.querySelectorAll('section')]
          .filter(({ id }) => id in changes)
          .map((target) => ({ target, isIntersecting: changes[target.id] === true })),
      ),
    )
  return { see, marked: () => place.querySelector('a[aria-current]')?.textContent }
}

it('marks the part that stays in sight when one above it was pushed into sight and left again', async () => {
  const { see, marked } = await openTabs()
  await see({ specifications: false, comments: false, questions: true })
  expect(marked()).toBe('questions')
  await see({ comments: true })
  await see({ comments: false })
  expect(marked()).toBe('questions')
})

it('marks the lower one of two that come at once, and keeps the last one between two parts', async () => {
  const { see, marked } = await openTabs()
  await see({ specifications: true, comments: true, questions: false })
  expect(marked()).toBe('comments')
  await see({ comments: false })
  expect(marked()).toBe('specifications')
  await see({ specifications: false })
  expect(marked()).toBe('specifications')
})
