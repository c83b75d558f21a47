import { useQuery } from '@tanstack/react-query'
import { staff } from '#i18n/fa/staff.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { StaffProduct } from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { catalogueQuery, productQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { ProductEditView } from './ProductEditView.tsx'
import { useProductEdit } from './use-product-edit.ts'

/** Form for a new product. */
export function NewProductPage() {
  const { data, error, refetch } = useQuery(catalogueQuery(useApi()))
  return (
    <>
      <PageTitle>{staff.products.add}</PageTitle>
      <DetailHead
        title={staff.products.add}
        back={{ href: paths.products, text: staff.product.back }}
        status={null}
      />
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && <Editing product={null} catalogue={data} />}
    </>
  )
}

/** Form for an existing product. */
export function EditProductPage({ id }: { id: number }) {
  const api = useApi()
  const catalogue = useQuery(catalogueQuery(api))
  const { data: product, error, refetch } = useQuery(productQuery(api, id))
  const title = product === undefined ? words.edit : words.editOf(product.content.title)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DetailHead
        title={title}
        back={{ href: paths.product(id), text: words.back }}
        status={null}
      />
      <Awaiting data={product} error={error} onRetry={() => void refetch()} />
      {product !== undefined && (
        <>
          <Awaiting
            data={catalogue.data}
            error={catalogue.error}
            onRetry={() => void catalogue.refetch()}
          />
          {catalogue.data !== undefined && <Editing product={product} catalogue={catalogue.data} />}
        </>
      )}
    </>
  )
}

function Editing({
  product,
  catalogue,
}: {
  product: StaffProduct | null
  catalogue: Schemas['StaffCatalogue']
}) {
  return <ProductEditView actor={useProductEdit(product)} catalogue={catalogue} />
}
