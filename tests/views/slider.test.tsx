import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type * as Module from '#src/ui/slides.ts'
import { Slider } from '#src/ui/Slider.tsx'
import { showPart } from './support/open-page.tsx'

const moves = vi.hoisted((): string[] => [])

vi.mock('#src/ui/slides.ts', (): Pick<typeof Module, 'startSlides'> => ({
  startSlides: () => ({
    next: () => moves.push('next'),
    previous: () => moves.push('previous'),
    moveTo: (index) => moves.push(`to ${index}`),
    setPaused: (paused) => moves.push(paused ? 'pause' : 'play'),
    stop: () => {},
  }),
}))

it.each([
  ['ArrowLeft', ['pause', 'next']],
  ['ArrowRight', ['pause', 'previous']],
  ['ArrowDown', []],
])('a slider that runs from right to left does at %s what the arrow shows', async (key, made) => {
  const slides = ['یک', 'دو'].map((content) => ({ key: content, content }))
  const page = await showPart(<Slider label="کالاها" slides={slides} />)
  moves.length = 0
  await act(async () =>
    page.place
      .querySelector('section')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  )
  expect(moves).toEqual(made)
})
