import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * Saves the input over what is shown now. `changed` names the fields that a colleague has changed since the form was
 * opened or saved here: their values are shown before they are replaced.
 */
export function useKeptSave<Content extends { name: string }>(
  current: Content,
  save: (content: Content, expected: Content) => Promise<Schemas['StaffCategories']>,
  onSaved?: (all: Schemas['StaffCategories'], content: Content) => void,
) {
  const queryClient = useQueryClient()
  const [first, setFirst] = useState(current)
  const saving = useMutation({
    mutationFn: (content: Content) => save(content, current),
    onSuccess: (all, content) => {
      setFirst(content)
      queryClient.setQueryData(queryKeys.categories, all)
      void queryClient.invalidateQueries({ queryKey: queryKeys.catalogue })
      toast({ text: words.saved(content.name), tone: 'ok' })
      onSaved?.(all, content)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.categories }),
  })
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = saving.isSuccess
    ? []
    : Object.entries(current).filter(
        ([name, value]) => !isSame(value, Object.entries(first).find(([key]) => key === name)?.[1]),
      )
  return { saving, changed: changed.map(([name]) => name) }
}
