import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { membersQuery, queryKeys } from '#staff/app/queries.ts'
import { textIn } from '#staff/app/form-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

type Role = Schemas['StaffRole']

const words = staff.members
const allRoles = ['owner', 'catalogue', 'orders', 'support', 'finance'] as const

/** Gives roles to an account, or takes them away. */
export function RolesForm({ phone, roles }: { phone: string; roles: readonly Role[] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isIncomplete, setIncomplete] = useState(false)
  const change = useMutation({
    mutationFn: (body: Schemas['StaffRolesInput']) => unwrap(api.PUT('/staff/member/', { body })),
    onSuccess: (members) => {
      queryClient.setQueryData(membersQuery(api).queryKey, members)
      void queryClient.invalidateQueries({ queryKey: queryKeys.member })
      toast({ text: words.saved, tone: 'ok' })
    },
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = normalizedMobile(textIn(form, 'phone'))
    setIncomplete(!isMobileNumber(typed))
    if (!isMobileNumber(typed)) return
    const chosen = allRoles.filter((role) => form.has(role))
    change.mutate({ phone_number: typed, roles: chosen, reason: textIn(form, 'reason') })
  }
  return (
    <Panel title={words.form}>
      <form className={stack} onSubmit={save} noValidate>
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="off"
          defaultValue={phone}
          error={isIncomplete ? words.phoneError : undefined}
        />
        <fieldset>
          <legend className={css({ textStyle: 'small', color: 'text-2' })}>{words.roles}</legend>
          {allRoles.map((role) => (
            <Checkbox key={role} name={role} defaultChecked={roles.includes(role)}>
              {staff.roles[role]}
            </Checkbox>
          ))}
          <p className={css({ textStyle: 'caption', color: 'text-3' })}>{words.hint}</p>
        </fieldset>
        <TextField label={words.reason} name="reason" maxLength={500} autoComplete="off" />
        <FailureNote failure={change.error === null ? null : failureOf(change.error)} />
        <Button type="submit" busy={change.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}

const stack = css({ display: 'grid', gap: '4', maxWidth: '420px' })
