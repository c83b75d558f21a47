import { describe, expect, it } from 'vitest'
import { isWhole, movedFrame, resizedFrame, squareIn, wholeFrame } from '#staff/crop/crop-frame.ts'

const picture = { width: 800, height: 500 }

describe('the frame of a crop', () => {
  it('begins with all of the picture', () => {
    expect(wholeFrame(picture)).toEqual({ x: 0, y: 0, ...picture })
    expect(isWhole(wholeFrame(picture), picture)).toBe(true)
  })

  it('becomes the largest square in its middle', () => {
    const square = squareIn(wholeFrame(picture))
    expect(square).toEqual({ x: 150, y: 0, width: 500, height: 500 })
    expect(isWhole(square, picture)).toBe(false)
    const part = squareIn({ x: 100, y: 200, width: 100, height: 250 })
    expect(part).toEqual({ x: 100, y: 275, width: 100, height: 100 })
  })

  it('is moved no further than the edges of the picture', () => {
    const frame = { x: 100, y: 100, width: 200, height: 100 }
    expect(movedFrame(frame, -20.4, 9.6, picture)).toEqual({ ...frame, x: 80, y: 110 })
    expect(movedFrame(frame, -900, 900, picture)).toEqual({ ...frame, x: 0, y: 400 })
  })

  it('is resized at a corner, while the opposite one stays', () => {
    const frame = { x: 100, y: 100, width: 200, height: 100 }
    const resized = (...[corner, dx, dy]: [Parameters<typeof resizedFrame>[1], number, number]) =>
      resizedFrame(frame, corner, dx, dy, picture, 'free')
    expect(resized('bottomRight', 30, 40)).toEqual({ x: 100, y: 100, width: 230, height: 140 })
    expect(resized('topLeft', 30, 40)).toEqual({ x: 130, y: 140, width: 170, height: 60 })
    expect(resized('topRight', 900, -900)).toEqual({ x: 100, y: 0, width: 700, height: 200 })
    expect(resized('bottomLeft', 900, -900)).toEqual({ x: 260, y: 100, width: 40, height: 40 })
  })

  it('stays square if it is to be, by the longer of both ways', () => {
    const frame = { x: 100, y: 100, width: 200, height: 200 }
    const resized = (...[corner, dx, dy]: [Parameters<typeof resizedFrame>[1], number, number]) =>
      resizedFrame(frame, corner, dx, dy, picture, 'square')
    expect(resized('bottomRight', 50, 10)).toEqual({ x: 100, y: 100, width: 250, height: 250 })
    expect(resized('topLeft', 10, -50)).toEqual({ x: 50, y: 50, width: 250, height: 250 })
    expect(resized('bottomRight', 900, 0)).toEqual({ x: 100, y: 100, width: 400, height: 400 })
  })

  it('is at least all of a picture that is smaller than a frame may be', () => {
    const small = { width: 30, height: 20 }
    const frame = wholeFrame(small)
    expect(resizedFrame(frame, 'bottomRight', -25, -15, small, 'free')).toEqual(frame)
  })
})
