import { createContext } from 'react'

type ImageRef = (image: HTMLImageElement | null) => void

/** The ref of every image in a part of the page; undefined until the page is idle. */
export const ImageRefContext = createContext<ImageRef | undefined>(undefined)

/**
 * Images below the first screen load lazily. Once the page is idle, those within its width load too, so that full-page
 * screenshots and printouts are complete; images scrolled out of a slider stay lazy. With Save-Data, all stay lazy.
 */
export const deferredImageRef = (isIdle: boolean): ImageRef | undefined =>
  isIdle && navigator.connection?.saveData !== true ? loadIfWithinPageWidth : undefined

function loadIfWithinPageWidth(image: HTMLImageElement | null): void {
  if (image === null) return
  const { left, right } = image.getBoundingClientRect()
  if (right > 0 && left < innerWidth) image.loading = 'eager'
}
