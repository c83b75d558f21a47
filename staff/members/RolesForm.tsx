import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { staffRolesInputLimits } from '#api/limits.ts'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { ConfirmDialog } from '#staff/app/ConfirmAction.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { membersQuery, queryKeys } from '#staff/app/queries.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { useDraft } from '#staff/app/use-draft.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PhoneField, TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

type Member = Schemas['StaffMembers']['results'][number]

const words = staff.members
const allRoles = ['owner', 'catalogue', 'orders', 'support', 'finance'] as const

/**
 * Gives roles to an account, or takes them away. If another owner has changed them meanwhile, it says what they are now
 * and keeps what was chosen; saving again replaces them.
 */
export function RolesForm({ phone, members }: { phone: string; members: readonly Member[] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isIncomplete, setIncomplete] = useState(false)
  const rolesOf = (number: string) =>
    members.find((member) => member.phone_number === number)?.roles ?? []
  /** With the roles that are ticked, which stay if a colleague changes those of the number. */
  const { draft, change, drop } = useDraft(phone === '' ? 'member' : null, () => ({
    number: phone,
    ticked: rolesOf(phone),
    reason: '',
  }))
  const roles = rolesOf(normalizedMobile(draft.number))
  const enterNumber = (number: string) => {
    const next = rolesOf(normalizedMobile(number))
    const isOther = normalizedMobile(number) !== normalizedMobile(draft.number)
    const ticked = isOther && (roles.length > 0 || next.length > 0) ? next : draft.ticked
    change({ number, ticked })
  }
  const saving = useMutation({
    mutationFn: (body: Schemas['StaffRolesInput']) => unwrap(api.PUT('/staff/member/', { body })),
    onSuccess: (members) => {
      drop()
      queryClient.setQueryData(membersQuery(api).queryKey, members)
      void queryClient.invalidateQueries({ queryKey: queryKeys.member })
      toast({ text: words.saved, tone: 'ok' })
    },
    onError: async (error) => {
      if (failureOf(error).code === 'changed_meanwhile')
        await queryClient.invalidateQueries({ queryKey: membersQuery(api).queryKey })
    },
  })
  const failure = saving.error === null ? null : failureOf(saving.error)
  const outdated = failure?.code === 'changed_meanwhile' ? saving.variables : undefined
  const [isAsking, setAsking] = useState(false)
  const typed = normalizedMobile(draft.number)
  const save = () =>
    saving.mutate({
      phone_number: typed,
      roles: draft.ticked,
      expected_roles: rolesOf(typed),
      reason: draft.reason,
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIncomplete(!isMobileNumber(typed))
    if (!isMobileNumber(typed)) return
    if (draft.ticked.includes('owner') && !roles.includes('owner')) setAsking(true)
    else save()
  }
  return (
    <Panel title={words.form}>
      <form className={stack} onSubmit={submit} noValidate>
        <PhoneField
          label={words.phone}
          name="phone"
          autoComplete="off"
          value={toPersianDigits(draft.number)}
          onChange={({ target }) => enterNumber(target.value)}
          error={isIncomplete ? words.phoneError : undefined}
        />
        <fieldset>
          <legend className={css({ textStyle: 'small', color: 'text-2' })}>{words.roles}</legend>
          {allRoles.map((role) => (
            <div key={role}>
              <Checkbox
                name={role}
                aria-describedby={`does-${role}`}
                checked={draft.ticked.includes(role)}
                onChange={({ target: { checked } }) =>
                  change({
                    ticked: allRoles.filter((each) =>
                      each === role ? checked : draft.ticked.includes(each),
                    ),
                  })
                }
              >
                {staff.roles[role]}
              </Checkbox>
              <p id={`does-${role}`} className={does}>
                {words.does[role]}
              </p>
            </div>
          ))}
          <p className={css({ marginBlockStart: '3', textStyle: 'caption', color: 'text-3' })}>
            {roles.length > 0 && `${words.present(names(roles))} `}
            {words.hint}
          </p>
        </fieldset>
        <TextField
          label={words.reason}
          name="reason"
          maxLength={staffRolesInputLimits.reason}
          autoComplete="off"
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {outdated ? (
          <Note tone="warn" role="alert">
            {words.changedMeanwhile(
              failure?.savedBy ? fullName(failure.savedBy) : null,
              names(rolesOf(outdated.phone_number)) || words.noRoles,
            )}
          </Note>
        ) : (
          <FailureNote
            failure={failure}
            text={failure?.code === 'customer_not_found' ? words.notFound : undefined}
          />
        )}
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
      <ConfirmDialog
        question={{ ...words.askOwner, text: words.askOwner.text(phoneNumber(typed)) }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          save()
        }}
      />
    </Panel>
  )
}

const names = (roles: Member['roles']) => roles.map((role) => staff.roles[role]).join('، ')

const does = css({
  textStyle: 'caption',
  color: 'text-2',
  paddingInlineStart: '8',
  marginBlockStart: '-2',
})
const stack = css({ display: 'grid', gap: '4', maxWidth: '420px' })
