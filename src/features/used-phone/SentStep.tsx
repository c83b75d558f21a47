import { css } from '#styled/css/index.js'
import { usedPhone } from '#i18n/fa/used-phone.ts'
import type { UsedPhoneActor } from '#machines/flows/used-phone/used-phone.machine.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Estimate } from './Estimate.tsx'

const words = usedPhone.sent

/** The request was registered, with the estimate of the server. */
export function SentStep({ actor }: { actor: UsedPhoneActor }) {
  const { hours } = useShop()
  return (
    <div className={box}>
      <Icon name="done" size={40} className={css({ color: 'ok-text' })} />
      <div role="status">
        <h2 tabIndex={-1} className={css({ textStyle: 'h2', _focusVisible: { outline: 'none' } })}>
          {words.title}
        </h2>
        <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.text(hours)}</p>
      </div>
      <Estimate actor={actor} />
      <Button look="line" onClick={() => actor.send({ type: 'restart.requested' })}>
        {words.again}
      </Button>
    </div>
  )
}

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '5',
  paddingBlock: { base: '4', md: '8' },
  textAlign: 'center',
})
