import { css, cva } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useAddress } from './use-address.ts'

/** The shop itself, with its flows open to inspection, as a phone or as wide as there is room. */
export function ShopFrame() {
  const [device, setDevice] = useAddress('frame')
  const isPhone = device !== 'desktop'
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
        <IconButton icon="close" label={studio.closeFrame} onClick={() => setDevice(null)} />
      </div>
      <div className={stage}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this shop, and must work as it does */}
        <iframe src="/?inspect" title={studio.frame} className={frame({ isPhone })} />
      </div>
    </section>
  )
}

const box = css({ display: 'flex', flexDirection: 'column', height: 'full', bg: 'bg-sunken' })
const bar = css({
  display: 'flex',
  bg: 'surface',
  borderBlockEnd: '1px solid',
  borderColor: 'border',
})
const chosen = css({ '&[aria-pressed=true]': { bg: 'brand-soft', color: 'brand-text' } })
const stage = css({ flex: '1', minHeight: '0', display: 'grid', justifyItems: 'center' })
const frame = cva({
  base: { height: 'full', bg: 'bg', border: '0' },
  variants: { isPhone: { true: { width: 'min(100%, 390px)' }, false: { width: 'full' } } },
})
