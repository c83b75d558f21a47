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
])('in a right-to-left slider, %s moves the way it points', async (key, expected) => {
  expect(await movesAfter(key)).toEqual(expected)
})

it('a slider ignores ArrowDown', async () => {
  expect(await movesAfter('ArrowDown')).toEqual([])
})

async function movesAfter(key: string): Promise<string[]> {
  const slides = ['یک', 'دو'].map((content) => ({ key: content, content }))
  const page = await showPart(<Slider label="کالاها" slides={slides} />)
  moves.length = 0
  await act(async () =>
    page.place
      .querySelector('section')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  )
  return moves
}
