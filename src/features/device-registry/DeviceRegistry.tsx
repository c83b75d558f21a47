import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { login } from '#i18n/fa/login.ts'
import { deviceRegistry as words } from '#i18n/fa/device-registry.ts'
import { guestCartMerge } from '#machines/flows/cart/cart.actors.ts'
import {
  phoneVerificationSelectors,
  type PhoneVerificationActor,
} from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { createDeviceRegistryActors } from '#machines/flows/device-registry/device-registry.actors.ts'
import {
  deviceRegistryMachine,
  deviceRegistrySelectors as selectors,
  type DeviceRegistryActor,
} from '#machines/flows/device-registry/device-registry.machine.ts'
import type { Imeis } from '#machines/flows/warranty-check/warranty-check.machine.ts'
import { deviceRegistryPersistence } from '#machines/flows/device-registry/device-registry.persistence.ts'
import { guestCart } from '#src/features/checkout/shared/guest-cart.ts'
import { PhoneVerification } from '#src/features/phone-verification/shared/PhoneVerification.tsx'
import { usePhoneVerification } from '#src/features/phone-verification/shared/use-phone-verification.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useSessionChange, useSignedIn } from '#src/lib/session.ts'
import { Stepper } from '#src/ui/Stepper.tsx'
import { toast } from '#src/ui/toast.ts'
import { connectDeviceRegistry } from './connect-device-registry.ts'
import { DeviceForm } from './DeviceForm.tsx'
import { DeviceResult } from './DeviceResult.tsx'

type Props = {
  /** Those of a device whose warranty was checked; null if the customer came without one. */
  imeis: Imeis | null
}

/** The tab that activates registry and warranty: two steps for a guest to sign in, then the form and its result. */
export function DeviceRegistry({ imeis }: Props) {
  const device = imeis && `${imeis.firstImei} ${imeis.secondImei ?? ''}`
  return useSignedIn() ? <Registering key={device} imeis={imeis} /> : <SigningIn />
}

function SigningIn() {
  const api = useApi()
  const announceSession = useSessionChange()
  const actor = usePhoneVerification('signIn', () => {
    toast({ text: login.signedIn, tone: 'ok' })
    void guestCartMerge(
      api,
      guestCart,
    )(AbortSignal.timeout(15_000))
      .catch(() => toast({ text: login.merge.title, tone: 'info' }))
      .finally(announceSession)
  })
  return <SigningInAt actor={actor} />
}

function SigningInAt({ actor }: { actor: PhoneVerificationActor }) {
  const step = useSelector(actor, phoneVerificationSelectors.step)
  return (
    <Steps current={step === 'details' ? 0 : 1}>
      <PhoneVerification actor={actor} title={words.phone.title} text={words.phone.text} />
    </Steps>
  )
}

function Registering({ imeis }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: deviceRegistryMachine,
    live: () => deviceRegistryMachine.provide({ actors: createDeviceRegistryActors(api) }),
    input: () => ({ imeis }),
    persistence: deviceRegistryPersistence,
    listen: (actor) => connectDeviceRegistry(actor, queryClient),
  }))
  return <RegistryAt actor={actor} />
}

/** Renders the current state of the flow. */
export function RegistryAt({ actor }: { actor: DeviceRegistryActor }) {
  const step = useSelector(actor, selectors.step)
  const hasFailed = useSelector(actor, selectors.hasFailed)
  return (
    <Steps current={step === 'form' ? formStep : formStep + 1} hasFailed={hasFailed}>
      {step === 'form' ? <DeviceForm actor={actor} /> : <DeviceResult actor={actor} />}
    </Steps>
  )
}

/** The place of the form among the steps. */
const formStep = 2

type StepsProps = { current: number; hasFailed?: boolean; children: ReactNode }

function Steps({ current, hasFailed = false, children }: StepsProps) {
  const steps = words.steps.map((label, at) => ({ label, isOpen: hasFailed && at === formStep }))
  return (
    <div className={css({ display: 'grid', gap: '8' })}>
      <Stepper steps={steps} current={current} />
      {children}
    </div>
  )
}
