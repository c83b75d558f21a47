/** Heads by which the columns of a sheet from elsewhere are recognized, besides those of our own files. */
export const sheetHeads = {
  sku: ['کد', 'کد محصول', 'شناسه کالا', 'sku', 'code', 'product code', 'item code', 'part number'],
  variant_id: ['variant id', 'variant'],
  color: ['رنگ کالا', 'color', 'colour'],
  price: [
    'قیمت',
    'قیمت فروش',
    'قیمت واحد',
    'قیمت (ریال)',
    'قیمت به تومان',
    'قیمت به ریال',
    'قیمت ریالی',
    'مبلغ',
    'فی',
    'price',
    'unit price',
    'price (toman)',
    'price (rial)',
  ],
  new_price: ['قیمت ویژه', 'قیمت با تخفیف', 'قیمت ویژه (ریال)', 'special price', 'sale price'],
  offer_ends_at: ['پایان تخفیف', 'offer ends at', 'sale ends at'],
  stock: ['تعداد', 'تعداد موجود', 'تعداد موجودی', 'موجودی انبار', 'stock', 'quantity', 'qty'],
  low_stock: ['حداقل موجودی', 'low stock'],
  is_shown: ['نمایش', 'shown', 'visible'],
} as const

/** In the head of a column of prices that are in rials. */
export const rialWords = ['ریال', 'ریالی', 'rial', 'rials', 'irr'] as const

/** In the head of a column of amounts that are in tomans. */
export const tomanWords = ['تومان', 'تومانی', 'toman', 'tomans', 'irt'] as const

/** What a cell says for yes and for no. */
export const yesWords = ['بله', 'آری', 'yes', 'true', '1'] as const
export const noWords = ['خیر', 'نه', 'no', 'false', '0'] as const
