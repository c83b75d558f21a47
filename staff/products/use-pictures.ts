import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { formOf } from '#machines/api/form-of.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { productQuery, queryKeys } from '#staff/app/queries.ts'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { toast } from '#src/ui/toast.ts'
import { mergedPictures, type Merged } from './merged-pictures.ts'

type Product = Schemas['StaffProduct']
type Pictures = Schemas['ProductPictures']
/** What was changed here, the pictures as they were before, and what a merge with a colleague's changes left open. */
type Draft = Pick<Merged, 'pictures' | 'conflicts' | 'lostTexts'> & { expected: Pictures }

const words = staffProductEdit.pictures

/** The pictures of a product: new ones are sent at once, an order and texts when they are saved. */
export function usePictures({ id, pictures: shown }: Pick<Product, 'id' | 'pictures'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<Draft | null>(null)
  const keep = (product: Product) => {
    queryClient.setQueryData(queryKeys.product(id), product)
    void queryClient.invalidateQueries({ queryKey: queryKeys.allProducts })
  }
  const add = useMutation({
    mutationFn: (file: File) =>
      unwrap(
        api.POST('/staff/product/{id}/pictures/', {
          params: { path: { id } },
          body: { image: file.name },
          bodySerializer: () => formOf('image', file, file.name),
        }),
      ),
    onSuccess: (product) => {
      keep(product)
      setDraft(draft && followed(draft, product.pictures))
      toast({ text: words.added, tone: 'ok' })
    },
  })
  const save = useMutation({
    mutationFn: (body: Draft) =>
      unwrap(
        api.PUT('/staff/product/{id}/pictures/', {
          params: { path: { id } },
          body: {
            expected: body.expected,
            pictures: body.pictures.map((each) => ({ ...each, alt_text: each.alt_text.trim() })),
          },
        }),
      ),
    onSuccess: (product) => {
      keep(product)
      setDraft(null)
      toast({ text: words.saved, tone: 'ok' })
    },
  })
  const merge = useMutation({
    mutationFn: async ({ pictures, expected }: Draft) => {
      const { pictures: current } = await queryClient.fetchQuery(productQuery(api, id))
      return { merged: mergedPictures(expected, pictures, current), current }
    },
    onSuccess: ({ merged, current }) => {
      setDraft({ ...merged, expected: current })
      save.reset()
    },
  })
  useUnsaved({ isSaving: save.isPending, isUnsaved: draft !== null })
  const error = merge.error ?? save.error ?? add.error
  return {
    pictures: draft?.pictures ?? shown,
    isChanged: draft !== null,
    isAdding: add.isPending,
    isSaving: save.isPending || merge.isPending,
    isMerging: merge.isPending,
    conflicts: draft?.conflicts ?? [],
    lostTexts: draft?.lostTexts ?? [],
    failure: error === null ? null : failureOf(error),
    add: add.mutate,
    change: (pictures: Pictures) =>
      setDraft({ ...(draft ?? { expected: shown, conflicts: [], lostTexts: [] }), pictures }),
    save: () => {
      if (draft !== null) save.mutate(draft)
    },
    /** Puts what was changed here on the pictures as a colleague has left them. */
    merge: () => {
      if (draft !== null) merge.mutate(draft)
    },
    drop: () => {
      setDraft(null)
      save.reset()
      merge.reset()
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(id) })
    },
  }
}

/** What was changed, with a new picture at its end; a change by a colleague still shows when it is saved. */
function followed({ pictures, expected, ...open }: Draft, current: Pictures): Draft {
  const added = current.slice(-1)
  return { ...open, pictures: [...pictures, ...added], expected: [...expected, ...added] }
}
