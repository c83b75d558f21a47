import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import {
  usedPhoneSelectors as selectors,
  type UsedPhoneActor,
} from '#machines/flows/used-phone/used-phone.machine.ts'
import { Amount } from '#src/goods/Price.tsx'

/** The approximate price of the phone. */
export function Estimate({ actor }: { actor: UsedPhoneActor }) {
  const estimate = useSelector(actor, selectors.estimate)
  if (estimate === null) return null
  return (
    <p tabIndex={-1} className={box}>
      <span className={css({ textStyle: 'small', color: 'text-2' })}>{words.estimate}</span>
      <Amount value={estimate} size="xl" />
    </p>
  )
}

const box = css({
  display: 'grid',
  gap: '1',
  padding: '4',
  borderRadius: 'lg',
  bg: 'brand-soft',
  _focusVisible: { outline: 'none' },
})
