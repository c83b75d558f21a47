import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { ui } from '#i18n/fa/ui.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { useHasPassed } from '#src/lib/use-now.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = { end: string | null; slug: string }

/** The offer's countdown. At its end the product is refetched, since its prices change. */
export function AmazingOffer({ end, slug }: Props) {
  const queryClient = useQueryClient()
  const ended = useHasPassed(end)
  useEffect(() => {
    if (ended) void queryClient.invalidateQueries({ queryKey: queryKeys.product(slug) })
  }, [ended, slug, queryClient])
  if (end === null) return null
  return (
    <div className={strip}>
      <p className={label}>
        <Icon name="percent" size={20} />
        {words.amazing}
      </p>
      {ended ? ui.offerEnded : <Countdown until={end} look="boxes" />}
    </div>
  )
}

const strip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  paddingInline: '4',
  bg: 'sale-soft',
  color: 'sale-text',
  textStyle: 'small',
  '& [role=timer] > span': { bg: 'surface' },
})
const label = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label' })
