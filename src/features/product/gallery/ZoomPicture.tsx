import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { useDragScroll } from './use-drag-scroll.ts'

type Props = {
  image: string
  alt: string
  /** The zoom factor; 1 fits the frame. */
  scale: number
  /** Off-screen pictures are hidden from focus and screen readers. */
  hidden: boolean
  /** Called for a tap or click that was no drag. */
  onTap: () => void
}

/** A picture of the gallery. Zoomed in it scrolls in both directions, around the tapped point. */
export function ZoomPicture({ image, alt, scale, hidden, onTap }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const point = useRef(middle)
  const drag = useDragScroll(box)
  const [small] = useState(() => shownAlready(image))
  useLayoutEffect(() => {
    lookAt(box.current, scale > 1 ? point.current : middle)
    point.current = middle
  }, [scale])
  const tap = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (drag.hasMoved()) return
    const place = currentTarget.getBoundingClientRect()
    const byKeyboard = detail === 0
    point.current = byKeyboard
      ? middle
      : { x: (clientX - place.left) / place.width, y: (clientY - place.top) / place.height }
    onTap()
  }
  return (
    <div
      ref={box}
      dir="ltr"
      className={view}
      data-zoomed={scale > 1 || undefined}
      aria-hidden={hidden}
      {...drag.handlers}
    >
      <button
        type="button"
        className={inner}
        style={{
          width: `${scale * 100}%`,
          height: `${scale * 100}%`,
          backgroundImage: small && `url("${small}")`,
        }}
        aria-label={`${alt}، ${scale > 1 ? words.zoomOut : words.zoomIn}`}
        tabIndex={hidden ? -1 : 0}
        onClick={tap}
      >
        <Picture
          src={image}
          alt=""
          width={1440}
          height={1440}
          sizes={scale > 1 ? '1440px' : '(min-width: 960px) 640px, 100vw'}
          className={picture}
        />
      </button>
    </div>
  )
}

/** The largest version that the page has loaded, shown until the large one is loaded. */
function shownAlready(image: string): string | undefined {
  const { href } = new URL(image, location.href)
  return Array.from(document.images)
    .filter(({ currentSrc, naturalWidth }) => currentSrc.startsWith(`${href}?`) && naturalWidth > 0)
    .toSorted((one, other) => other.naturalWidth - one.naturalWidth)
    .at(0)?.currentSrc
}

const middle = { x: 0.5, y: 0.5 }

/** Scrolls a point of the content to the center. @param point as fractions of its width and height */
function lookAt(view: HTMLElement | null, point: typeof middle): void {
  view?.scrollTo({
    left: point.x * view.scrollWidth - view.clientWidth / 2,
    top: point.y * view.scrollHeight - view.clientHeight / 2,
    behavior: 'instant',
  })
}

const view = css({
  width: 'full',
  height: 'full',
  overflow: 'hidden',
  cursor: 'zoom-in',
  '&[data-zoomed]': { overflow: 'auto', cursor: 'zoom-out', scrollbarWidth: 'none' },
})
const inner = css({
  display: 'block',
  padding: '2',
  backgroundOrigin: 'content-box',
  backgroundPosition: 'center',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
  cursor: 'inherit',
  _focusRing: { outlineOffset: '-3px' },
})
const picture = css({ width: 'full', height: 'full', objectFit: 'contain' })
