import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { delivery as words } from '#i18n/fa/delivery.ts'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import type { ShippingMethod } from '#machines/flows/delivery/delivery.types.ts'
import { Addresses } from './Addresses.tsx'
import { BranchCard } from './BranchCard.tsx'
import { useMethodChoice } from './use-method-choice.ts'
import { shippingText } from '#src/features/checkout/Summary.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RadioCard, radioCards } from '#src/ui/RadioCard.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'

/** The two tabs; while neither is open, the request to choose one (the hidden empty tab). */
export function Methods({ delivery }: { delivery: DeliveryRef }) {
  const tab = useSelector(delivery, deliverySelectors.tab)
  const isLoading = useSelector(delivery, deliverySelectors.isLoading)
  return (
    <div className={body}>
      <Tabs
        label={words.method}
        value={tab}
        onChange={(value) => {
          if (value === 'post' || value === 'presence')
            delivery.send({ type: 'tab.chosen', tab: value })
        }}
        tabs={[
          {
            value: 'post',
            label: words.tabs.post,
            content: isLoading ? <Loading /> : <Post delivery={delivery} />,
          },
          {
            value: 'presence',
            label: words.tabs.presence,
            content: isLoading ? <Loading /> : <Presence delivery={delivery} />,
          },
        ]}
      />
      {tab === 'none' && (
        <div className={css({ paddingBlockStart: '6' })}>
          <Note icon="tap">{words.choose}</Note>
        </div>
      )}
    </div>
  )
}

function Post({ delivery }: { delivery: DeliveryRef }) {
  const couriers = useSelector(delivery, deliverySelectors.couriers)
  const book = useSelector(delivery, deliverySelectors.addressBook)
  const isSubmitting = useSelector(delivery, deliverySelectors.isSubmitting)
  return (
    <div className={groups}>
      <div role="radiogroup" aria-label={words.couriers} className={radioCards}>
        {couriers.map((method) => (
          <Courier key={method.id} delivery={delivery} method={method} />
        ))}
      </div>
      {book !== undefined && <Addresses book={book} isSubmitting={isSubmitting} />}
    </div>
  )
}

function Courier({ delivery, method }: { delivery: DeliveryRef; method: ShippingMethod }) {
  const choice = useMethodChoice(delivery, method.id)
  return (
    <RadioCard
      {...choice}
      title={method.name}
      aside={shippingText(method)}
      text={method.description}
    />
  )
}

function Presence({ delivery }: { delivery: DeliveryRef }) {
  const branches = useSelector(delivery, deliverySelectors.branches)
  if (branches.length === 0) return <Note>{words.noBranches}</Note>
  return (
    <div role="radiogroup" aria-label={words.branches} className={radioCards}>
      {branches.map((method) => (
        <BranchCard key={method.id} delivery={delivery} method={method} />
      ))}
    </div>
  )
}

function Loading() {
  return (
    <div className={radioCards} aria-busy>
      <Skeleton height="72px" radius="12px" />
      <Skeleton height="72px" radius="12px" />
      <Skeleton height="72px" radius="12px" />
    </div>
  )
}

const body = css({ padding: { base: '4', sm: '6' }, paddingBlockStart: '2' })
const groups = css({ display: 'grid', gap: '6' })
