import { useEffect, useState } from 'react'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'

/** A price range (tomans) in words, in a place that is kept for it until the words are there; it does without them. */
export function PriceInWords({ low, high }: { low: number; high: number }) {
  const [toWords, setToWords] = useState<((amount: number) => string) | null>(null)
  useEffect(() => {
    let left = false
    import('./words.ts').then(
      ({ numberToWords }) => {
        if (!left) setToWords(() => (amount: number) => String(numberToWords(amount)))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return (
    <p className={words}>{toWords !== null && list.priceInWords(toWords(low), toWords(high))}</p>
  )
}

const words = css({
  minHeight: '40px',
  marginBlockStart: '2',
  textStyle: 'caption',
  color: 'text-2',
})
