import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { brandInputLimits } from '#api/limits.ts'
import { staffBrands as words } from '#i18n/fa/staff-brands.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { paths } from '#staff/app/paths.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { SaveFailure } from '#staff/app/SaveFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

type Names = Schemas['BrandInput']
type Props = {
  /** Null for a new one. */
  brand: Schemas['StaffBrand'] | null
}

/** Makes or renames a brand. What a colleague changed meanwhile is shown before it is replaced. */
export function BrandForm({ brand }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [first] = useState(brand)
  const [isTyped, setTyped] = useState(false)
  const [missing, setMissing] = useState<readonly (keyof Names)[]>([])
  const saving = useMutation({
    mutationFn: (names: Names) =>
      brand === null
        ? unwrap(api.POST('/staff/brand/', { body: names }))
        : unwrap(
            api.PUT('/staff/brand/{id}/', {
              params: { path: { id: brand.id } },
              body: {
                brand: names,
                expected: { name: brand.name, english_name: brand.english_name },
              },
            }),
          ),
    onSuccess: (all, { name }) => {
      queryClient.setQueryData(queryKeys.brands, all)
      void queryClient.invalidateQueries({ queryKey: queryKeys.catalogue })
      toast({ text: words.saved(name), tone: 'ok' })
      setTyped(false)
      navigate(paths.brands)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.brands }),
  })
  useUnsaved({ isSaving: saving.isPending, isUnsaved: isTyped, isInQuery: true })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const names = {
      name: textIn(form, 'name').trim(),
      english_name: textIn(form, 'english_name').trim(),
    }
    const blank = [
      ...(names.name === '' ? (['name'] as const) : []),
      ...(/[A-Za-z0-9]/.test(names.english_name) ? [] : (['english_name'] as const)),
    ]
    setMissing(blank)
    if (blank.length === 0) saving.mutate(names)
  }
  const isChanged =
    brand !== null && (brand.name !== first?.name || brand.english_name !== first.english_name)
  return (
    <Panel title={first === null ? words.create : words.change(first.name)}>
      <form
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={save}
        onChange={() => setTyped(true)}
        noValidate
      >
        <TextField
          label={words.name}
          name="name"
          maxLength={brandInputLimits.name}
          autoComplete="off"
          defaultValue={first?.name}
          error={missing.includes('name') ? words.missing : undefined}
        />
        <TextField
          label={words.englishName}
          hint={words.englishHint}
          name="english_name"
          dir="ltr"
          maxLength={brandInputLimits.english_name}
          autoComplete="off"
          defaultValue={first?.english_name}
          error={missing.includes('english_name') ? words.englishMissing : undefined}
        />
        {isChanged && <Note tone="warn">{words.changed(brand.name, brand.english_name)}</Note>}
        <SaveFailure failure={saving.error === null ? null : failureOf(saving.error)} />
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
    </Panel>
  )
}
