import { useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { whenNear } from '#src/lib/when-near.ts'
import { priceSlider } from './list-state.ts'

/**
 * A price range (tomans) in words; at the slider's end it has no upper bound. Its chunk is loaded when it becomes visible,
 * into reserved space; without it nothing is shown.
 */
export function PriceInWords({ low, high }: { low: number; high: number }) {
  const place = useRef<HTMLParagraphElement>(null)
  const [toWords, setToWords] = useState<((amount: number) => string) | null>(null)
  useEffect(() => {
    if (place.current === null) return
    const bring = () =>
      import('./words.ts').then(
        ({ inWords }) => setToWords(() => inWords),
        () => undefined,
      )
    return whenNear(place.current, () => void bring(), '100%')
  }, [])
  const upTo = high < priceSlider.max ? list.priceInWords : list.priceInWordsOrMore
  return (
    <p ref={place} className={words}>
      {toWords !== null && upTo(toWords(low), toWords(high))}
    </p>
  )
}

const words = css({
  minHeight: '40px',
  marginBlockStart: '2',
  textStyle: 'caption',
  color: 'text-2',
})
