import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { delivery as words } from '#i18n/fa/delivery.ts'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import { Addresses } from './Addresses.tsx'
import { BranchCard } from './BranchCard.tsx'
import { Couriers } from './Couriers.tsx'
import { MethodsSkeleton } from './MethodsSkeleton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'
import { Note } from '#src/ui/Note.tsx'
import { radioCards } from '#src/ui/RadioCard.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'

/** The two ways as cards; while neither is open, the request to choose one (the hidden empty tab), once it is known that none opens by itself. */
export function Methods({ delivery }: { delivery: DeliveryRef }) {
  const tab = useSelector(delivery, deliverySelectors.tab)
  const isLoading = useSelector(delivery, deliverySelectors.isLoading)
  return (
    <div className={body}>
      <Tabs
        look="cards"
        label={words.method}
        value={tab}
        onChange={(value) => {
          if (value === 'post' || value === 'presence')
            delivery.send({ type: 'tab.chosen', tab: value })
        }}
        onPress={() => delivery.send({ type: 'address.wanted' })}
        tabs={[
          {
            value: 'post',
            label: <Way icon="truck" name={words.tabs.post} hint={words.tabHints.post} />,
            content: tab === 'post' && (isLoading ? <Loading /> : <Post delivery={delivery} />),
          },
          {
            value: 'presence',
            label: <Way icon="store" name={words.tabs.presence} hint={words.tabHints.presence} />,
            content:
              tab === 'presence' && (isLoading ? <Loading /> : <Presence delivery={delivery} />),
          },
        ]}
      />
      {tab === 'none' && (
        <div className={css({ paddingBlockStart: '6' })}>
          {isLoading ? <Loading /> : <Note icon="tap">{words.choose}</Note>}
        </div>
      )}
    </div>
  )
}

function Way({ icon, name, hint }: { icon: IconName; name: string; hint: string }) {
  return (
    <>
      <span className={mark}>
        <Icon name={icon} />
      </span>
      <span className={wayText}>
        <span className={wayName}>
          <span className={smallMark}>
            <Icon name={icon} size={20} />
          </span>
          {name}
        </span>
        <span className={css({ textStyle: 'caption', color: 'text-2' })}>{hint}</span>
      </span>
    </>
  )
}

function Post({ delivery }: { delivery: DeliveryRef }) {
  const book = useSelector(delivery, deliverySelectors.addressBook)
  const isSubmitting = useSelector(delivery, deliverySelectors.isSubmitting)
  return (
    <div className={groups}>
      {book !== undefined && <Addresses book={book} isSubmitting={isSubmitting} />}
      <Couriers delivery={delivery} />
    </div>
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
    <div aria-busy>
      <MethodsSkeleton />
    </div>
  )
}

const body = css({ padding: { base: '4', sm: '6' } })
const groups = css({ display: 'grid', gap: '6' })
const mark = css({
  display: { base: 'none', sm: 'grid' },
  placeItems: 'center',
  flexShrink: '0',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  bg: 'tint-firouzeh',
  color: 'brand-text',
})
/** On phones the hint below needs the width of the card. */
const smallMark = css({ display: { sm: 'none' }, color: 'brand-text' })
const wayName = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label' })
const wayText = css({ display: 'grid', gap: '1', minWidth: '0' })
