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
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

type Member = Schemas['StaffMembers']['results'][number]

const words = staff.members
const allRoles = ['owner', 'catalogue', 'orders', 'support', 'finance'] as const

/**
 * Gives roles to an account, or takes them away. If another owner has changed them meanwhile, it says what they are now
 * and keeps what was chosen; saving once more replaces them.
 */
export function RolesForm({ phone, members }: { phone: string; members: readonly Member[] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isIncomplete, setIncomplete] = useState(false)
  const rolesOf = (number: string) =>
    members.find((member) => member.phone_number === number)?.roles ?? []
  /** The number that is typed, and the roles that it had then: what is ticked stays if a colleague changes them. */
  const [target, setTarget] = useState({ number: phone, roles: rolesOf(phone) })
  const roles = rolesOf(normalizedMobile(target.number))
  const change = useMutation({
    mutationFn: (body: Schemas['StaffRolesInput']) => unwrap(api.PUT('/staff/member/', { body })),
    onSuccess: (members) => {
      queryClient.setQueryData(membersQuery(api).queryKey, members)
      void queryClient.invalidateQueries({ queryKey: queryKeys.member })
      toast({ text: words.saved, tone: 'ok' })
    },
    onError: async (error) => {
      if (failureOf(error).code === 'changed_meanwhile')
        await queryClient.invalidateQueries({ queryKey: membersQuery(api).queryKey })
    },
  })
  const failure = change.error === null ? null : failureOf(change.error)
  const outdated = failure?.code === 'changed_meanwhile' ? change.variables : undefined
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = normalizedMobile(textIn(form, 'phone'))
    setIncomplete(!isMobileNumber(typed))
    if (!isMobileNumber(typed)) return
    const chosen = allRoles.filter((role) => form.has(role))
    change.mutate({
      phone_number: typed,
      roles: chosen,
      expected_roles: rolesOf(typed),
      reason: textIn(form, 'reason'),
    })
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
          value={target.number}
          onChange={({ currentTarget: { value: number } }) =>
            setTarget({ number, roles: rolesOf(normalizedMobile(number)) })
          }
          error={isIncomplete ? words.phoneError : undefined}
        />
        <fieldset key={target.roles.length > 0 ? normalizedMobile(target.number) : ''}>
          <legend className={css({ textStyle: 'small', color: 'text-2' })}>{words.roles}</legend>
          {allRoles.map((role) => (
            <Checkbox key={role} name={role} defaultChecked={target.roles.includes(role)}>
              {staff.roles[role]}
            </Checkbox>
          ))}
          <p className={css({ textStyle: 'caption', color: 'text-3' })}>
            {roles.length > 0 && `${words.present(names(roles))} `}
            {words.hint}
          </p>
        </fieldset>
        <TextField label={words.reason} name="reason" maxLength={500} autoComplete="off" />
        {outdated ? (
          <Note tone="warn" role="alert">
            {words.changedMeanwhile(names(rolesOf(outdated.phone_number)) || words.noRoles)}
          </Note>
        ) : (
          <FailureNote failure={failure} />
        )}
        <Button type="submit" busy={change.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}

const names = (roles: Member['roles']) => roles.map((role) => staff.roles[role]).join('، ')

const stack = css({ display: 'grid', gap: '4', maxWidth: '420px' })
