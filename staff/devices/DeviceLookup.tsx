import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { deviceLookupLimits } from '#api/limits.ts'
import { staffDevices as words } from '#i18n/fa/staff-devices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { textIn } from '#staff/app/form-text.ts'
import { useLinkedLookup } from '#staff/app/use-linked-lookup.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FoundDevice } from './FoundDevice.tsx'

/** Looks one code or device up; what is looked for is not in the URL. */
export function DeviceLookup() {
  const api = useApi()
  const [isMissing, setMissing] = useState(false)
  const [device, setDevice] = useState<Schemas['StaffDevice'] | null>(null)
  const finding = useMutation({
    mutationFn: (lookup: string) => unwrap(api.POST('/staff/device/', { body: { lookup } })),
    onSuccess: setDevice,
    onError: () => setDevice(null),
  })
  useLinkedLookup(finding.mutate)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lookup = textIn(new FormData(event.currentTarget), 'lookup').trim()
    setMissing(lookup === '')
    if (lookup !== '') finding.mutate(lookup)
  }
  return (
    <div>
      <form role="search" className={form} onSubmit={find} noValidate>
        <TextField
          label={words.lookup}
          hint={words.intro}
          error={isMissing ? words.missing : undefined}
          name="lookup"
          ltr
          maxLength={deviceLookupLimits.lookup}
          autoComplete="off"
        />
        <FailureNote failure={finding.error === null ? null : failureOf(finding.error)} />
        <div>
          <Button type="submit" icon="search" busy={finding.isPending} busyLabel={words.finding}>
            {words.find}
          </Button>
        </div>
      </form>
      <div role="region" aria-live="polite" aria-label={words.result}>
        {device !== null && (
          <FoundDevice
            key={device.id}
            device={device}
            onChange={setDevice}
            onOutdated={() => finding.mutate(device.warranty_code)}
          />
        )}
      </div>
    </div>
  )
}

const form = css({ display: 'grid', gap: '3', maxWidth: '480px', marginBlockEnd: '4' })
