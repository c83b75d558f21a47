import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { formOf } from '#machines/api/form-of.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { toast } from '#src/ui/toast.ts'

type Product = Schemas['StaffProduct']
type Pictures = Schemas['ProductPictures']
/** What was changed here, and the pictures as they were before. */
type Draft = { pictures: Pictures; expected: Pictures }

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
  useUnsaved({ isSaving: save.isPending, isUnsaved: draft !== null })
  const error = save.error ?? add.error
  return {
    pictures: draft?.pictures ?? shown,
    isChanged: draft !== null,
    isAdding: add.isPending,
    isSaving: save.isPending,
    failure: error === null ? null : failureOf(error),
    add: add.mutate,
    change: (pictures: Pictures) => setDraft({ pictures, expected: draft?.expected ?? shown }),
    save: () => {
      if (draft !== null) save.mutate(draft)
    },
    drop: () => {
      setDraft(null)
      save.reset()
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(id) })
    },
  }
}

/** What was changed, with a new picture at its end; a change by a colleague still shows when it is saved. */
function followed({ pictures, expected }: Draft, current: Pictures): Draft {
  const added = current.slice(-1)
  return { pictures: [...pictures, ...added], expected: [...expected, ...added] }
}
