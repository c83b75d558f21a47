import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { introductionsQuery, productQuery, similarProductsQuery } from './shared/product.queries.ts'
import { prefetchComments } from '#src/features/comments/shared/prefetch-comments.ts'
import { questionsAbout } from '#src/features/questions/shared/question-data.ts'
import { questionsQuery } from '#src/features/questions/shared/questions.queries.ts'
import { Redirect, type LoadContext, type PageDefinition, type PageParams } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { socialPicture } from '#src/goods/social-picture.ts'
import { breadcrumbData } from '#src/lib/structured-data.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { useShop } from '#src/lib/ShopContext.tsx'
import { productData } from './product-data.ts'
import { chooseVariant, type Product } from './product-view.ts'
import { ProductView } from './ProductView.tsx'

export const productPage: PageDefinition = {
  load: loadProduct,
  query: (search) => [...search].filter(([name]) => name === 'price_id').slice(0, 1),
  Page: ProductPage,
}

/** A product is also found by its id, which redirects permanently to its own path. */
async function loadProduct({ queryClient, api, params, search }: LoadContext) {
  const { slug = '' } = params
  const isNumber = /^\d+$/.test(slug)
  const around = isNumber
    ? []
    : [
        queryClient.prefetchQuery(similarProductsQuery(api, slug)),
        queryClient.prefetchQuery(introductionsQuery(api, slug, 'video')),
        queryClient.prefetchQuery(introductionsQuery(api, slug, 'voice')),
        ...prefetchComments(queryClient, api, slug),
        queryClient.prefetchQuery(questionsQuery(api, slug, 1)),
      ]
  const product = await queryClient.fetchQuery(productQuery(api, slug))
  if (product.slug !== slug) throw new Redirect(`${addressOf(product)}${queryOf(search)}`, 301)
  await Promise.all(around)
}

function ProductPage({ params: { slug = '' } }: { params: PageParams }) {
  const { data: product } = useSuspenseQuery(productQuery(useApi(), slug))
  const [search] = useSearchParams()
  const variant = chooseVariant(product.price, search.get('price_id'))
  return (
    <>
      <ProductHead product={product} />
      <ProductView key={product.id} product={product} variant={variant} />
    </>
  )
}

function ProductHead({ product }: { product: Product }) {
  const shop = useShop()
  const { origin } = useSite()
  const questions = useQuery(questionsQuery(useApi(), product.slug, 1)).data?.results ?? []
  const {
    product_price: price,
    product_old_price: before,
    availability,
    guarantee,
  } = product.torob_meta_info
  const crumbs = product.show_category.map(({ name, slug }) => ({
    name,
    path: paths.productList(slug),
  }))
  const data = [
    { ...productData(product, shop, origin), ...questionsAbout(questions) },
    breadcrumbData([...crumbs, { name: product.title, path: addressOf(product) }], origin),
  ]
  return (
    <>
      <Head
        title={product.title_tag}
        description={product.description_tag}
        canonical={product.canonical}
        index={product.index}
        image={product.images[0] && socialPicture(product.images[0].image)}
        imageAlt={product.title}
        type="product"
        jsonLd={data}
      />
      {price !== null && <meta name="product_price" content={String(price)} />}
      {before !== null && <meta name="product_old_price" content={String(before)} />}
      <meta name="availability" content={availability} />
      <meta name="guarantee" content={guarantee} />
    </>
  )
}

function addressOf({ slug }: Product): string {
  return paths.product(slug)
}

function queryOf(search: URLSearchParams): string {
  return search.size === 0 ? '' : `?${search}`
}
