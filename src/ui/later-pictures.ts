import { createContext } from 'react'

type Reached = (picture: HTMLImageElement | null) => void

/** Gets each picture of a part of the page once the page is idle. */
export const LaterPictures = createContext<Reached | undefined>(undefined)

/**
 * Pictures below the first screen are fetched as they come near and, once the page is idle, all that a picture of the
 * whole page or a print would show; not those that a row has to be swiped for. Whoever asks the browser to save data
 * gets only what they scroll to.
 */
export const laterPictures = (isIdle: boolean): Reached | undefined =>
  isIdle && navigator.connection?.saveData !== true ? fetchIfAcross : undefined

function fetchIfAcross(picture: HTMLImageElement | null): void {
  if (picture === null) return
  const { left, right } = picture.getBoundingClientRect()
  if (right > 0 && left < innerWidth) picture.loading = 'eager'
}
