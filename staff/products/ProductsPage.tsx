import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffCategoryChangeSelectors,
  type StaffCategoryChangeActor,
} from '#machines/flows/staff-category-change/staff-category-change.machine.ts'
import type { ChosenGoods } from '#machines/flows/staff-category-change/staff-category-change.types.ts'
import {
  staffPriceChangeSelectors,
  type StaffPriceChangeActor,
} from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import {
  staffPriceUndoSelectors,
  type StaffPriceUndoActor,
} from '#machines/flows/staff-price-undo/staff-price-undo.machine.ts'
import type { PriceChoice } from '#machines/flows/staff-price-change/staff-price-change.types.ts'
import {
  staffVariantEditSelectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { StaffVariant } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { newKey } from '#machines/kernel/key.ts'
import { useCategoryChange } from '#staff/categories/use-category-change.ts'
import { usePriceChange } from '#staff/prices/use-price-change.ts'
import { useExport } from '#staff/exports/use-export.ts'
import { lateDialog } from '#staff/app/late-dialog.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { productsQuery } from '#staff/app/queries.ts'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { ListBody } from '#staff/table/ListBody.tsx'
import { sortOf, withQuery } from '#staff/table/list-query.ts'
import { useSelection } from '#staff/table/use-selection.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number, toman } from '#src/lib/format.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { paidNow } from './paid-now.ts'
import { PriceCell } from './PriceCell.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductFilters, useActiveProductFilters } from './ProductFilters.tsx'
import { mostSelected, ProductSelection } from './ProductSelection.tsx'
import {
  productSort,
  readProductQuery,
  usualProductColumns,
  writeProductQuery,
  type ProductQuery,
} from './product-query.ts'
import { useVariantEdit } from './use-variant-edit.ts'

const words = staff.products

const wholeProduct = (product: Schemas['StaffProductSummary']) => product

const PriceChangeDialog = lateDialog<StaffPriceChangeActor>(staffPriceChangeSelectors.isOpen, () =>
  import('#staff/prices/PriceChangeDialog.tsx').then((part) => part.PriceChangeDialog),
)
const PriceUndoDialog = lateDialog<StaffPriceUndoActor>(staffPriceUndoSelectors.isOpen, () =>
  import('#staff/prices/PriceUndoDialog.tsx').then((part) => part.PriceUndoDialog),
)
const CategoryChangeDialog = lateDialog<StaffCategoryChangeActor>(
  staffCategoryChangeSelectors.isOpen,
  () =>
    import('#staff/categories/CategoryChangeDialog.tsx').then((part) => part.CategoryChangeDialog),
)
const ConflictDialog = lateDialog<StaffVariantEditActor>(
  staffVariantEditSelectors.isComparing,
  () => import('./ConflictDialog.tsx').then((part) => part.ConflictDialog),
)

/** All products, shown by the shop or not. What it shows is in the URL. */
export function ProductsPage() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const query = readProductQuery(params)
  const { search, brand, category, stock, shown, sort, page } = query
  const filter = {
    ...(search !== '' && { search }),
    ...(brand !== null && { brand }),
    ...(category !== null && { category }),
    ...(stock !== null && { stock }),
    ...(shown !== null && { is_active: shown === 'yes' }),
  }
  const list = useQuery(productsQuery(useApi(), { ...filter, sort, page }))
  const { data } = list
  const { selected, selection, clear } = useSelection<Schemas['StaffProductSummary']>({
    key: JSON.stringify(filter),
    shown: data?.results,
    stored: wholeProduct,
    most: mostSelected,
    words: staffPrices.selection,
    name: ({ title }) => title,
  })
  const { change: priceChange, undo: priceUndo } = usePriceChange(clear)
  const move = useCategoryChange(clear)
  const exporting = useExport()
  const edit = useVariantEdit(savedText)
  const columns = useMemo(
    () => productColumns((product) => <PriceCell product={product} actor={edit} />),
    [edit],
  )
  const change = (choice: PriceChoice) => priceChange.send({ type: 'change.chosen', choice })
  const moveGoods = (goods: ChosenGoods) =>
    move.send({ type: 'change.chosen', choice: { kind: 'move', goods }, key: newKey() })
  const href = (change: Partial<ProductQuery>) =>
    withQuery(paths.products, writeProductQuery({ ...query, page: 1, ...change }))
  const activeFilters = useActiveProductFilters(query, href)
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListToolbar
        title={words.title}
        total={data !== undefined && words.total(number(data.total))}
        action={
          <ButtonLink size="sm" icon="plus" href={paths.newProduct}>
            {words.add}
          </ButtonLink>
        }
        lookup={{
          hint: words.lookupHint,
          maxLength: 100,
          value: search,
          href: (text) => href({ search: text }),
        }}
        renderFilters={() => <ProductFilters chosen={query} href={href} />}
        activeFilters={activeFilters}
        views={{
          list: 'products',
          path: paths.products,
          columns,
          shown: query.columns,
          usual: usualProductColumns,
          tidy: (text) => writeProductQuery({ ...readProductQuery(text), page: 1 }),
          href: (next) => href({ columns: next, page }),
        }}
        exporting={{
          actor: exporting,
          choice: { list: 'products', ...filter },
          total: data?.total ?? 0,
        }}
      />
      <ListBody
        list={list}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ParcelScene />}
        words={words}
        allHref={paths.products}
        columns={columns}
        searchedBy={search === '' ? null : words.lookupHint}
        shown={query.columns ?? usualProductColumns}
        sort={sortOf(sort)}
        onSort={(next) => navigate(href({ sort: productSort(next) }))}
        selection={selection}
        above={
          <ProductSelection
            selected={selected.length}
            total={data?.total ?? 0}
            onChangeSelected={() => change({ kind: 'products', ids: selected.map(({ id }) => id) })}
            onChangeAll={() => change({ kind: 'found', total: data?.total ?? 0, filter })}
            onMoveSelected={() =>
              moveGoods({
                products: selected.map((each) => ({ id: each.id, category_id: each.category.id })),
              })
            }
            onMoveAll={() => moveGoods({ expected_total: data?.total ?? 0, ...filter })}
            onClear={clear}
          />
        }
      />
      <PriceChangeDialog actor={priceChange} />
      <PriceUndoDialog actor={priceUndo} />
      <CategoryChangeDialog actor={move} />
      <ConflictDialog actor={edit} />
    </>
  )
}

/** The box of a cell sets the price before a discount: what customers pay is then another one. */
function savedText(variant: StaffVariant, name: string): string {
  const price = toman(variant.price)
  const paid = paidNow(variant)
  return paid < variant.price
    ? words.priceEdit.savedBeforeDiscount(name, price, toman(paid))
    : words.priceEdit.saved(name, price)
}
