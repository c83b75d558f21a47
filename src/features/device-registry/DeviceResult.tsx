import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { ui } from '#i18n/fa/ui.ts'
import {
  deviceRegistrySelectors as selectors,
  type DeviceRegistryActor,
} from '#machines/flows/device-registry/device-registry.machine.ts'
import { isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { copyText } from '#src/lib/copy-text.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { toast } from '#src/ui/toast.ts'
import { DeviceFacts } from './DeviceFacts.tsx'

const words = deviceRegistry.result

/** Step 4: the registered device, or why it was refused. */
export function DeviceResult({ actor }: { actor: DeviceRegistryActor }) {
  const device = useSelector(actor, selectors.device)
  const failure = useSelector(actor, selectors.failure)
  const canRetry = useSelector(actor, selectors.canRetry)
  const back = () => actor.send({ type: 'form.requested' })
  if (failure !== null)
    return (
      <div className={box} role="alert">
        <InSight isFocused>
          <Icon name="error" size={40} className={css({ color: 'danger', marginInline: 'auto' })} />
          <h2 className={title}>{refusalTitle(failure)}</h2>
        </InSight>
        <p className={text}>{failureText(failure)}</p>
        <ReportLink failure={failure} />
        {canRetry && (
          <Button icon="refresh" onClick={() => actor.send({ type: 'retry.requested' })}>
            {ui.retry}
          </Button>
        )}
        <Button look={canRetry ? 'line' : 'primary'} icon="arrow-back" onClick={back}>
          {words.back}
        </Button>
        {failure.code === 'warranty_code_revoked' && (
          <ButtonLink look="line" icon="chat" href={paths.tickets}>
            {deviceRegistry.revoked.ask}
          </ButtonLink>
        )}
      </div>
    )
  if (device === null) return null
  return (
    <div className={box}>
      <div role="status">
        <InSight isFocused>
          <Icon name="done" size={40} className={css({ color: 'ok-text', marginInline: 'auto' })} />
          <h2 className={title}>{words.registered}</h2>
        </InSight>
        <p className={text}>{words.registeredText}</p>
      </div>
      <div className={facts}>
        <DeviceFacts device={device} />
      </div>
      <div className={actions}>
        <Button icon="copy" onClick={() => void copy(device.registry_code ?? '')}>
          {words.copy}
        </Button>
        <Button look="line" onClick={back}>
          {words.another}
        </Button>
      </div>
    </div>
  )
}

function refusalTitle(failure: Failure): string {
  if (failure.code === 'warranty_code_revoked') return deviceRegistry.revoked.title
  return isUncertain(failure) ? words.failed : words.refused
}

async function copy(code: string): Promise<void> {
  if (await copyText(code)) toast({ text: words.copied, tone: 'ok' })
}

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  paddingBlock: '4',
  textAlign: 'center',
})
const title = css({ textStyle: 'h2', marginBlockStart: '4' })
const text = css({ marginBlockStart: '1', textStyle: 'body', color: 'text-2' })
const facts = css({
  width: 'full',
  padding: { base: '4', sm: '6' },
  borderRadius: 'lg',
  bg: 'surface-2',
  border: '1px solid {colors.border}',
  textAlign: 'start',
})
const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  gap: '3',
  width: { base: 'full', sm: 'auto' },
})
