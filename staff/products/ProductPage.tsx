import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { detailStack } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { productQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { NewVariantPanel } from './NewVariantPanel.tsx'
import { paidNow } from './paid-now.ts'
import { PicturesPanel } from './PicturesPanel.tsx'
import { Variants } from './Variants.tsx'

const words = staff.product

/** A product with its variants. */
export function ProductPage({ id }: { id: number }) {
  const [isAdding, setAdding] = useState(false)
  const { data: product, error, refetch } = useQuery(productQuery(useApi(), id))
  return (
    <>
      <PageTitle>{product?.title ?? staff.products.title}</PageTitle>
      <Link href={paths.products} className={textLink}>
        <Icon name="arrow-back" size={20} />
        {words.back}
      </Link>
      <Awaiting data={product} error={error} onRetry={() => void refetch()} />
      {product !== undefined && (
        <>
          <h1 className={css({ textStyle: 'h1' })}>
            <Bdi>{product.title}</Bdi>
          </h1>
          <p className={facts}>
            <bdi>{words.code(product.sku)}</bdi>
            <span>{product.brand.name}</span>
            <span>{product.category.name}</span>
            <Badge tone={product.is_active ? 'ok' : 'neutral'}>
              {product.is_active ? staff.products.shown : staff.products.hidden}
            </Badge>
            {product.is_active && (
              <a href={shopPaths.product(product.slug)} className={textLink}>
                {words.inShop}
              </a>
            )}
          </p>
          <div className={actions}>
            <ButtonLink look="line" size="sm" icon="edit" href={paths.productEdit(id)}>
              {staffProductEdit.edit}
            </ButtonLink>
            {!isAdding && (
              <Button look="line" size="sm" icon="plus" onClick={() => setAdding(true)}>
                {staffProductEdit.variant.add}
              </Button>
            )}
          </div>
          <div className={detailStack}>
            {isAdding && (
              <NewVariantPanel
                productId={id}
                others={product.variants.map(paidNow)}
                onClose={() => setAdding(false)}
              />
            )}
            <Variants variants={product.variants} isInShop={product.is_active} />
            <PicturesPanel product={product} />
          </div>
        </>
      )}
    </>
  )
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockEnd: '4' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginBlockEnd: '4',
  textStyle: 'small',
  color: 'text-2',
})
