export type Size = { width: number; height: number }
/** The part of a picture that is kept, in whole pixels of the picture. */
export type Frame = Size & { x: number; y: number }
export type Shape = 'free' | 'square'

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
export type Corner = (typeof corners)[number]

/** A frame is never smaller on either side, so that its corners stay apart. */
const leastSide = 40

/** All of a picture. */
export const wholeFrame = ({ width, height }: Size): Frame => ({ x: 0, y: 0, width, height })

/** The largest square in the middle of a frame. */
export function squareIn({ x, y, width, height }: Frame): Frame {
  const side = Math.min(width, height)
  return {
    x: x + Math.floor((width - side) / 2),
    y: y + Math.floor((height - side) / 2),
    width: side,
    height: side,
  }
}

/** A frame moved within its picture. */
export function movedFrame(frame: Frame, dx: number, dy: number, picture: Size): Frame {
  return {
    ...frame,
    x: within(Math.round(frame.x + dx), 0, picture.width - frame.width),
    y: within(Math.round(frame.y + dy), 0, picture.height - frame.height),
  }
}

/** A frame with one corner moved within its picture; the opposite corner stays. A square one stays square. */
export function resizedFrame(
  frame: Frame,
  corner: Corner,
  dx: number,
  dy: number,
  picture: Size,
  shape: Shape,
): Frame {
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft'
  const isTop = corner === 'topLeft' || corner === 'topRight'
  const right = frame.x + frame.width
  const bottom = frame.y + frame.height
  const mostWidth = isLeft ? right : picture.width - frame.x
  const mostHeight = isTop ? bottom : picture.height - frame.y
  let width = frame.width + (isLeft ? -dx : dx)
  let height = frame.height + (isTop ? -dy : dy)
  if (shape === 'square') {
    const isWider = Math.abs(dx) > Math.abs(dy)
    width = height = within(
      Math.round(isWider ? width : height),
      Math.min(leastSide, mostWidth, mostHeight),
      Math.min(mostWidth, mostHeight),
    )
  } else {
    width = within(Math.round(width), Math.min(leastSide, mostWidth), mostWidth)
    height = within(Math.round(height), Math.min(leastSide, mostHeight), mostHeight)
  }
  return {
    x: isLeft ? right - width : frame.x,
    y: isTop ? bottom - height : frame.y,
    width,
    height,
  }
}

/** Whether a frame has all of its picture. */
export const isWhole = (frame: Frame, picture: Size): boolean =>
  frame.width === picture.width && frame.height === picture.height

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)
