import { useEffect, useState } from 'react'
import { formDraft } from '#src/lib/form-draft.ts'

/**
 * The input of a form without a flow. Under a name it is kept in this tab, over a reload and a sign-in in between,
 * until `drop`. A kept draft with other fields than a fresh one is not taken.
 * @param name null for a form that edits something that exists
 */
export function useDraft<Draft extends object>(name: string | null, fresh: () => Draft) {
  const [first] = useState(() => {
    const blank = fresh()
    return (name === null ? null : storedDraft(name, blank).kept()) ?? blank
  })
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    if (name !== null && draft !== first) storedDraft(name, first).keep(draft)
  }, [name, draft, first])
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })),
    drop: () => {
      if (name !== null) storedDraft(name, first).drop()
    },
  }
}

const storedDraft = <Draft extends object>(name: string, like: Draft) =>
  formDraft(`draft:${name}`, {
    owner: null,
    isLike: (values): values is Draft => fieldsOf(values) === fieldsOf(like),
  })

const fieldsOf = (values: object): string => Object.keys(values).toSorted().join()
