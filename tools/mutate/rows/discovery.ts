import type { RowMutant } from './row-mutant.ts'

const home = 'src/features/home'
const list = 'src/features/list'
const compare = 'src/features/compare'

/** The home page, the lists and the comparison. */
export const discoveryRows: readonly RowMutant[] = [
  {
    row: 'HOME-01',
    file: `${home}/HomeSections.tsx`,
    from: '{outline.map((',
    to: '{outline.toReversed().map((',
  },
  {
    row: 'HOME-07',
    file: `${home}/Steps.tsx`,
    from: '{home.steps.map(',
    to: '{home.steps.slice(1).map(',
  },
  {
    row: 'HOME-11',
    file: `${home}/Tiles.tsx`,
    from: 'href={paths.productList(slug)}',
    to: 'href={paths.products}',
  },
  {
    row: 'HOME-12',
    file: `${home}/PropertyTabs.tsx`,
    from: "wide = css({ display: { base: 'none', md: 'block' } })",
    to: "wide = css({ display: { base: 'none', lg: 'block' } })",
  },
  {
    row: 'HOME-14',
    file: `${home}/PropertyTabs.tsx`,
    from: 'useState(section.data[0]?.main_slug',
    to: 'useState(section.data[1]?.main_slug',
  },
  {
    row: 'HOME-20',
    file: `${home}/Articles.tsx`,
    from: 'href={paths.articles}',
    to: 'href={paths.home}',
  },
  {
    row: 'HOME-21',
    file: `${home}/HomeSection.tsx`,
    from: 'columns={2}',
    to: 'columns={1}',
  },
  {
    row: 'HOME-26',
    file: `${home}/OfferCard.tsx`,
    from: '{colors.surface} 70%, transparent',
    to: '{colors.surface} 40%, transparent',
  },
  {
    row: 'HOME-39',
    file: 'src/features/articles/shared/ArticleCard.tsx',
    from: 'titleLength = 30',
    to: 'titleLength = 40',
  },
  {
    row: 'HOME-41',
    file: 'src/goods/product-slides.ts',
    from: "'2xl': '0 0 calc(100% / 6)'",
    to: "'2xl': '0 0 calc(100% / 5)'",
  },
  { row: 'HOME-42', file: `${home}/PropertyTabs.tsx`, from: 'count = 6', to: 'count = 5' },
  {
    row: 'LIST-02',
    file: `${list}/Banner.tsx`,
    from: 'category?.mobile_banner ?? wide',
    to: 'category?.desktop_banner ?? wide',
  },
  {
    row: 'LIST-03',
    file: 'src/ui/Breadcrumb.tsx',
    from: "{ name: ui.home, href: '/' }",
    to: "{ name: ui.home, href: '/productlist' }",
  },
  {
    row: 'LIST-11',
    file: `${list}/layout.ts`,
    from: "xl: 'repeat(4, minmax(0, 1fr))'",
    to: "xl: 'repeat(5, minmax(0, 1fr))'",
  },
  {
    row: 'LIST-14',
    file: `${list}/Description.tsx`,
    from: 'shortest = 100',
    to: 'shortest = 101',
  },
  {
    row: 'LIST-19',
    file: `${list}/ListHead.tsx`,
    from: 'index={rest.index}',
    to: 'index={false}',
  },
  {
    row: 'LIST-31',
    file: 'domain/price.ts',
    from: 'Math.ceil(((price - newPrice) * 100) / price)',
    to: 'Math.floor(((price - newPrice) * 100) / price)',
  },
  {
    row: 'LIST-32',
    file: `${list}/list-state.ts`,
    from: "'-sold_count',\n  'current_min_price',",
    to: "'current_min_price',\n  '-sold_count',",
  },
  {
    row: 'LIST-38',
    file: `${list}/list-state.ts`,
    from: 'return state.minPrice !== null',
    to: 'return state.page > 0',
  },
  {
    row: 'LIST-46',
    file: `${list}/list-view.ts`,
    from: 'const wanted = comparable(text)',
    to: 'const wanted = text',
  },
  {
    row: 'LIST-53',
    file: 'src/app/shell/FailurePage.tsx',
    from: 'category_not_found: { text: failures.productNotFound,',
    to: 'category_not_found: { text: failures.notFound,',
  },
  {
    row: 'LIST-57',
    file: `${list}/Results.tsx`,
    from: 'titleLength={58}',
    to: 'titleLength={50}',
  },
  { row: 'LIST-60', file: `${list}/list-state.ts`, from: 'pageSize = 12', to: 'pageSize = 24' },
  {
    row: 'LIST-61',
    file: `${list}/list-state.ts`,
    from: 'brandPageSize = 24',
    to: 'brandPageSize = 12',
  },
  { row: 'LIST-64', file: 'src/ui/page-window.ts', from: 'maxButtons = 20', to: 'maxButtons = 18' },
  {
    row: 'LIST-65',
    file: `${list}/list-state.ts`,
    from: 'max: 400_000_000',
    to: 'max: 300_000_000',
  },
  {
    row: 'LIST-66',
    file: `${list}/use-list-state.ts`,
    from: 'delayMs = 200',
    to: 'delayMs = 100',
  },
  {
    row: 'LIST-74',
    file: `${list}/ColorValues.tsx`,
    from: "height: '135px'",
    to: "height: '140px'",
  },
  {
    row: 'CMP-01',
    file: `${compare}/shared/compare-list.ts`,
    from: 'maxCompared = 2',
    to: 'maxCompared = 3',
  },
  {
    row: 'CMP-04',
    file: 'i18n/fa/compare.ts',
    from: 'فقط میتوانید دو محصول را مقایسه کنید',
    to: 'فقط میتوانید سه محصول را مقایسه کنید',
  },
  {
    row: 'CMP-05',
    file: 'src/features/product/CompareButton.tsx',
    from: "text: words.full, tone: 'error'",
    to: "text: words.full, tone: 'info'",
  },
  {
    row: 'CMP2-03',
    file: `${compare}/CompareHead.tsx`,
    from: 'href={pricedPath(String(id), price)}',
    to: 'href={pricedPath(String(id + 1), price)}',
  },
  {
    row: 'CMP2-04',
    file: `${compare}/CompareHead.tsx`,
    from: 'href={paths.products}',
    to: 'href={paths.home}',
  },
  {
    row: 'CMP2-05',
    file: `${compare}/RelatedArticle.tsx`,
    from: 'href={paths.article(article.id)}',
    to: 'href={paths.article(article.id + 1)}',
  },
  {
    row: 'CMP2-08',
    file: 'src/lib/storage-keys.ts',
    from: "'compare-list'",
    to: "'compared'",
  },
  {
    row: 'CMP2-11',
    file: `${compare}/RelatedArticle.tsx`,
    from: 'previewLength = 200',
    to: 'previewLength = 150',
  },
]
