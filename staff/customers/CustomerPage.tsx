import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { customerLookupLimits } from '#api/limits.ts'
import { staffCustomers as words } from '#i18n/fa/staff-customers.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { useOpenedCustomer } from './use-opened-customer.ts'

/** Opens one customer. Neither the number nor the customer is in the URL, and each opening is recorded. */
export function CustomerPage() {
  const api = useApi()
  const [isMissing, setMissing] = useState(false)
  const opening = useMutation({
    mutationFn: (lookup: string) => unwrap(api.POST('/staff/customer/', { body: { lookup } })),
  })
  const { lookup, openCustomer } = useOpenedCustomer(opening.mutate)
  const [typed, setTyped] = useState({ lookup, text: lookup })
  // Another field in its place would lose the focus.
  if (typed.lookup !== lookup) setTyped({ lookup, text: lookup })
  const customer = opening.data
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typed.text.trim()
    setMissing(text === '')
    if (text !== '') openCustomer(text)
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1', overflowWrap: 'anywhere' })}>
        {customer === undefined ? words.title : <Bdi>{words.of(fullName(customer))}</Bdi>}
      </h1>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {words.intro}
      </p>
      <form role="search" className={form} onSubmit={open} noValidate>
        <TextField
          label={words.lookup}
          hint={words.hint}
          error={isMissing ? words.missing : undefined}
          name="lookup"
          value={typed.text}
          onChange={({ target }) => setTyped({ lookup, text: target.value })}
          inputMode="numeric"
          dir="ltr"
          maxLength={customerLookupLimits.lookup}
          autoComplete="off"
        />
        <FailureNote failure={opening.error === null ? null : failureOf(opening.error)} />
        <div>
          <Button type="submit" icon="search" busy={opening.isPending} busyLabel={words.busy}>
            {words.open}
          </Button>
        </div>
      </form>
      <p role="status" className={css({ srOnly: true })}>
        {customer && words.opened(phoneNumber(customer.phone_number))}
      </p>
      {customer !== undefined && <CustomerFacts customer={customer} />}
    </>
  )
}

const form = css({ display: 'grid', gap: '3', maxWidth: '420px', marginBlockEnd: '6' })
