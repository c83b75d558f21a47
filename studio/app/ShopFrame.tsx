import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { css, cva } from '#styled/css/index.js'
import { direction } from '#studio/words/language.ts'
import { studio } from '#studio/words/studio.ts'
import { IconButton } from '#studio/shop/ui.ts'
import { mirrored } from './mirrored.ts'
import { inspected } from './open-in-frame.ts'
import { useAddress } from './use-address.ts'
import { useFrameHistory, type FrameHistory } from './use-frame-history.ts'

/** The shop itself, with its flows open to inspection, as a phone or as a desktop. */
export function ShopFrame() {
  const [device, setDevice] = useAddress('frame')
  const [wanted] = useAddress('shop')
  const [first] = useState(() => inspected(wanted))
  const isPhone = device !== 'desktop'
  const stageRef = useRef<HTMLDivElement>(null)
  const width = useWidth(stageRef)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const { onLoad, ...places } = useFrameHistory(frameRef)
  return (
    <section aria-label={studio.frame} className={box}>
      <div className={bar}>
        <IconButton
          icon="mobile"
          label={studio.devices.phone}
          aria-pressed={isPhone}
          className={chosen}
          onClick={() => setDevice('phone')}
        />
        <IconButton
          icon="laptop"
          label={studio.devices.desktop}
          aria-pressed={!isPhone}
          className={chosen}
          onClick={() => setDevice('desktop')}
        />
        <Places {...places} onClose={() => setDevice(null)} />
      </div>
      <div ref={stageRef} className={stage}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this shop, and must work as usual */}
        <iframe
          ref={frameRef}
          onLoad={onLoad}
          src={first}
          title={studio.frame}
          className={frame({ isPhone })}
          style={scaledTo(width, isPhone ? phone : desktop)}
        />
      </div>
    </section>
  )
}

type PlacesProps = Omit<FrameHistory, 'onLoad'> & { onClose: () => void }

/** The frame's URL and browser controls. */
function Places({ address, canGoBack, goBack, reload, onClose }: PlacesProps) {
  return (
    <>
      <IconButton
        icon="arrow-back"
        className={mirrored}
        label={studio.frameBack}
        aria-disabled={!canGoBack}
        onClick={goBack}
      />
      <IconButton icon="refresh" label={studio.frameReload} onClick={reload} />
      <div className={end}>
        <p
          dir={address === null ? undefined : 'ltr'}
          title={address ?? undefined}
          className={place}
        >
          {address ?? studio.frameAway}
        </p>
        <IconButton icon="close" label={studio.closeFrame} onClick={onClose} />
      </div>
    </>
  )
}

/** In pixels. Screens of these kinds are no narrower: with less space, the shop is scaled down. */
const phone = 360
const desktop = 1280

function scaledTo(width: number, narrowest: number): CSSProperties | undefined {
  if (width === 0 || width >= narrowest) return undefined
  const scale = width / narrowest
  return {
    width: narrowest,
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    // The frame begins at the edge where a line does.
    transformOrigin: direction() === 'rtl' ? 'top right' : 'top left',
  }
}

/** The width of an element in pixels; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (element.current !== null) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

const box = css({ display: 'flex', flexDirection: 'column', height: 'full', bg: 'bg-sunken' })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  bg: 'surface',
  borderBlockEnd: '1px solid {colors.border}',
})
/** Has a row of its own where the address would have less space. */
const end = css({ display: 'flex', alignItems: 'center', flex: '1 1 160px', minWidth: '0' })
const place = css({
  flex: '1',
  minWidth: '0',
  paddingInline: '2',
  lineClamp: '2',
  overflowWrap: 'anywhere',
  textStyle: 'small',
  textAlign: 'end',
  '[dir=ltr] &': { textAlign: 'start' },
  color: 'text-2',
})
const chosen = css({ '&[aria-pressed=true]': { bg: 'brand-soft', color: 'brand-text' } })
const stage = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  justifyItems: 'center',
  overflow: 'hidden',
})
const frame = cva({
  base: { height: 'full', bg: 'bg', border: '0' },
  variants: { isPhone: { true: { width: 'min(100%, 390px)' }, false: { width: 'full' } } },
})
