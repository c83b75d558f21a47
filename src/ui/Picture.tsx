type Props = {
  /** Address without its width; the server adds AVIF or WebP by what the browser accepts. */
  src: string
  alt: string
  /** Proportions, in any unit; the picture's place is reserved by them. */
  width: number
  height: number
  /** How wide it is shown (`sizes` of HTML). */
  sizes: string
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean
  className?: string
}

/** The widths in which a picture can be had (`srcset` of HTML). @param src as for `Picture` */
export function sourcesOf(src: string): string {
  return widths.map((each) => `${src}?w=${each} ${each}w`).join(', ')
}

const widths = [96, 160, 320, 480, 720, 960, 1440]

/** A picture of the shop at the width that the screen needs. */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  return (
    <img
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
