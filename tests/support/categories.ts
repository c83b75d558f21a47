import type { Schemas } from '#server/schemas.ts'
import { answer, type Shopper } from './shopper.ts'

type Content = Schemas['CategoryContent']
type Member = Pick<Shopper, 'api'>

let made = 0
export const newContent = (): Content => ({
  name: `دستهٔ ${++made}`,
  slug: `new-category-${made}`,
  parent_id: null,
  title_tag: 'عنوان',
  description_tag: 'توضیح',
  description: '',
  desktop_banner: null,
  mobile_banner: null,
  filters: [],
  place: 0,
})

/** A category as staff see it. */
export async function findCategory({ api }: Member, slug: string) {
  const { categories } = await answer(api.GET('/staff/category/'))
  const found = categories.find((each) => each.content.slug === slug)
  if (found === undefined) throw new Error(`the shop has no ${slug}`)
  return found
}

/** A new category, by default a main one before all others. */
export async function addCategory(member: Member, fields: Partial<Content> = {}) {
  const body = { ...newContent(), ...fields }
  await answer(member.api.POST('/staff/category/', { body }))
  return findCategory(member, body.slug)
}

export const changeCategory = ({ api }: Member, id: number, next: Content, expected: Content) =>
  api.PUT('/staff/category/{id}/', {
    params: { path: { id } },
    body: { category: next, expected },
  })

export const removeCategory = ({ api }: Member, id: number, key: string) =>
  api.DELETE('/staff/category/{id}/', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
  })

export const hideCategory = ({ api }: Member, id: number, is_hidden: boolean) =>
  api.PUT('/staff/category/{id}/visibility/', {
    params: { path: { id }, header: {} },
    body: { is_hidden },
  })
