import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/product'
const comments = 'src/features/comments'

/** The page of a product, and what people say of it. */
export const productRows: readonly RowMutant[] = [
  {
    row: 'PDP-07',
    file: `${views}/ProductView.tsx`,
    from: 'href: disabled ? undefined : paths.productList(slug)',
    to: 'href: disabled ? undefined : paths.productList(`all/${slug}`)',
  },
  {
    row: 'PDP-08',
    file: `${views}/ProductView.tsx`,
    from: "{ id: 'introduction', name: words.introduction },",
    to: '',
  },
  {
    row: 'PDP-10',
    file: `${views}/gallery/GalleryTabs.tsx`,
    from: 'disabled: items.length === 0 && !isLoadingError',
    to: 'disabled: false',
  },
  {
    row: 'PDP-17',
    file: `${views}/VariantChoice.tsx`,
    from: 'href={paths.product(slug, { price_id: id })}',
    to: 'href={paths.product(slug)}',
  },
  {
    row: 'PDP-24',
    file: `${views}/Health.tsx`,
    from: 'if (!isUsed || details.length === 0)',
    to: 'if (isUsed || details.length === 0)',
  },
  {
    row: 'PDP-38',
    file: 'src/features/wishlist/save-address.ts',
    from: "saveAction = 'save'",
    to: "saveAction = 'keep'",
  },
  {
    row: 'PDP-41',
    file: 'src/features/stock-alerts/ChannelDialog.tsx',
    from: "['sms', 'message'] as const",
    to: "['sms'] as const",
  },
  {
    row: 'PDP-44',
    file: `${views}/product-view.ts`,
    from: 'if (quantity <= 0)',
    to: 'if (quantity < 0)',
  },
  { row: 'PDP-46', file: `${views}/product-view.ts`, from: 'fewUnits = 3', to: 'fewUnits = 4' },
  {
    row: 'PDP-47',
    file: `${views}/BuyBox.tsx`,
    from: 'product.price[0]?.expire_time ?? null',
    to: 'variant.expire_time ?? null',
  },
  {
    row: 'PDP-49',
    file: `${views}/InsuranceChoice.tsx`,
    from: 'picked ?? chosen ?? insurances[0]?.id ?? null',
    to: 'picked ?? chosen ?? insurances[1]?.id ?? null',
  },
  {
    row: 'PDP-56',
    file: 'domain/cart.ts',
    from: 'quantity <= Math.min(stock, maximumQuantity)',
    to: 'quantity <= Math.min(stock + 1, maximumQuantity)',
  },
  {
    row: 'PDP-57',
    file: 'machines/flows/cart/guest-cart.ts',
    from: '(present?.quantity ?? 0) + 1',
    to: '(present?.quantity ?? 0) + 2',
  },
  {
    row: 'PDP-78',
    file: `${views}/Purchase.tsx`,
    from: 'id === null ? words.insuranceRemoved : words.insuranceAdded',
    to: 'words.insuranceAdded',
  },
  {
    row: 'PDP-79',
    file: `${views}/Similar.tsx`,
    from: "'2xl': '0 0 calc(100% / 3.78)'",
    to: "'2xl': '0 0 calc(100% / 4)'",
  },
  {
    row: 'PDP-80',
    file: `${views}/Specifications.tsx`,
    from: 'firstRows = 4',
    to: 'firstRows = 5',
  },
  { row: 'PDP-81', file: `${views}/Introduction.tsx`, from: 'lines={5}', to: 'lines={4}' },
  {
    row: 'PDP-82',
    file: `${views}/gallery/Thumbnails.tsx`,
    from: 'maxThumbnails = 4',
    to: 'maxThumbnails = 5',
  },
  { row: 'PDP-86', file: `${views}/product-data.ts`, from: "'IRR'", to: "'IRT'" },
  {
    row: 'PDP-88',
    file: `${views}/terms/InsuranceTerms.tsx`,
    from: 'words.term(toPersianDigits(insurance.expiration_in_months))',
    to: 'words.term(toPersianDigits(insurance.expiration_in_months * 30))',
  },
  {
    row: 'CMT-07',
    file: `${comments}/comment-view.ts`,
    from: '([5, 4, 3, 2, 1] as const)',
    to: '([5, 4, 3, 2] as const)',
  },
  {
    row: 'CMT-10',
    file: `${comments}/comment-view.ts`,
    from: 'shownAtFirst = 2',
    to: 'shownAtFirst = 3',
  },
  {
    row: 'CMT-11',
    file: `${comments}/CommentList.tsx`,
    from: "['-send_at', 'send_at', '-stars', 'stars']",
    to: "['-send_at', '-stars', 'stars']",
  },
  {
    row: 'CMT-12',
    file: 'machines/flows/comment-form/draft.ts',
    from: "...(stars === 0 && { stars: 'required' as const }),",
    to: "...(stars < 0 && { stars: 'required' as const }),",
  },
  {
    row: 'CMT-13',
    file: `${comments}/form/SendButton.tsx`,
    from: 'disabled={!isSendable}',
    to: 'disabled={!isSendable && isUploading}',
  },
  {
    row: 'CMT-15',
    file: 'machines/flows/comment-form/comment-form.actors.ts',
    from: "draft.isAnonymous ? anonymousName : ''",
    to: "draft.isAnonymous ? '' : anonymousName",
  },
  {
    row: 'CMT-19',
    file: `${comments}/form/ProfileStep.tsx`,
    from: '/^\\d{10}$/',
    to: '/^\\d{9,10}$/',
  },
  {
    row: 'CMT-21',
    file: `${comments}/CommentList.tsx`,
    from: 'setAskedToSignIn(true)',
    to: 'setAskedToSignIn(false)',
  },
  {
    row: 'CMT-36',
    file: `${comments}/comment-view.ts`,
    from: 'picturesAtFirst = 6',
    to: 'picturesAtFirst = 5',
  },
  {
    row: 'CMT-38',
    file: 'src/ui/Rating.tsx',
    from: '`${(score / 5) * 100}%`',
    to: '`${(Math.round(score) / 5) * 100}%`',
  },
  {
    row: 'ROLE-25',
    file: `${comments}/LoginPrompt.tsx`,
    from: 'paths.login({ redirectUrl: returnTo })',
    to: 'paths.login({ redirectUrl: returnTo.slice(0, 1) })',
  },
]
