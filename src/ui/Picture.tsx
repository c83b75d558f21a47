import { use } from 'react'
import { ImageRefContext } from './deferred-images.ts'

type Props = {
  /** The URL without a width; the server adds AVIF or WebP by what the browser accepts. */
  src: string
  alt: string
  /** The ratio of both reserves the picture's space. */
  width: number
  height: number
  /** Rendered width (`sizes` of HTML). */
  sizes: string
  /** For the largest picture of the first screen: fetched eagerly and with high priority. */
  priority?: boolean
  className?: string
}

/** The widths in which the server has a picture (`srcset` of HTML). @param src as in `Picture` */
export function sourcesOf(src: string): string {
  return widths.map((each) => `${src}?w=${each} ${each}w`).join(', ')
}

const widths = [96, 160, 320, 480, 720, 960, 1440]

/** A picture of the shop in the width that fits the screen. */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  const reached = use(ImageRefContext)
  return (
    <img
      ref={reached}
      src={`${src}?w=480`}
      srcSet={sourcesOf(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
