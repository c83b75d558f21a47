import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { BuyRow } from '#src/features/product/BuyRow.tsx'
import { PromisedDate } from '#src/goods/PromisedDate.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { deliveryEstimateQuery } from './delivery.queries.ts'
import { useDeliveryCity } from './delivery-city.ts'

const CityChoice = lazyPart(() => import('./CityChoice.tsx').then((m) => m.CityChoice), {
  waiting: <Skeleton height="160px" />,
})

/** Until when the product would arrive in the shopper's city, which they choose once. */
export function DeliveryRow() {
  const city = useDeliveryCity()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <BuyRow
      icon="truck"
      title={city === null ? words.deliveryTitle : words.deliveryTo(city.name)}
      action={
        <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
          {words.chooseCity}
        </Button>
      }
    >
      {city === null ? words.delivery : <Estimate cityId={city.id} />}
      <Dialog open={open} onClose={close} title={words.chooseCity}>
        <CityChoice onSelect={close} />
      </Dialog>
    </BuyRow>
  )
}

/** The earliest date; where it is not known, when it will be. */
function Estimate({ cityId }: { cityId: number }) {
  const { data, isPending } = useQuery(deliveryEstimateQuery(useApi(), cityId))
  if (isPending) return <span aria-busy>{words.deliveryAsked}</span>
  const [earliest] = data?.methods ?? []
  if (earliest === undefined || earliest.promised_date === null) return words.delivery
  return (
    <>
      {earliest.name}، <PromisedDate promised={earliest} isInPerson={false} />
    </>
  )
}
