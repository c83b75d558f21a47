import type { Schemas } from '#machines/api/client.ts'

type Named = Pick<Schemas['ProductContent'], 'title' | 'second_title' | 'brand_id' | 'category_id'>

/** What staff write of a new product that shoppers do not see, with nothing but its names and its place. */
export const newProductContent = (named: Named): Schemas['ProductContent'] => ({
  ...named,
  warranty: null,
  is_used: false,
  is_active: false,
  description: '',
  key_features: [],
  specifications: [],
  highlights: [],
  used_details: [],
  facts: [],
  similar_ids: [],
})
