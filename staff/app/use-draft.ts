import { useEffect, useState } from 'react'

const maximumAgeMs = 24 * 3_600_000

/**
 * What is typed into a form without a flow. Under a name it is kept in this tab, over a reload and a sign-in in between,
 * until `drop`; a sign-out empties the storage. A kept draft with other fields than a fresh one is not taken.
 * @param name null for a form of what there is already
 */
export function useDraft<Draft extends object>(name: string | null, fresh: () => Draft) {
  const [first] = useState(() => (name === null ? fresh() : keptDraft(name, fresh())))
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    if (name !== null && draft !== first)
      sessionStorage.setItem(keyOf(name), JSON.stringify({ savedAt: Date.now(), draft }))
  }, [name, draft, first])
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })),
    drop: () => {
      if (name !== null) sessionStorage.removeItem(keyOf(name))
    },
  }
}

function keptDraft<Draft extends object>(name: string, fresh: Draft): Draft {
  const kept = parse(sessionStorage.getItem(keyOf(name)))
  if (!(Date.now() - Number(kept.savedAt) <= maximumAgeMs)) return fresh
  const { draft } = kept
  const isLike = (one: object): one is Draft =>
    Object.keys(fresh).toSorted().join() === Object.keys(one).toSorted().join()
  return typeof draft === 'object' && draft !== null && isLike(draft) ? draft : fresh
}

function parse(text: string | null): { savedAt?: unknown; draft?: unknown } {
  try {
    return Object(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

const keyOf = (name: string) => `draft:${name}`
