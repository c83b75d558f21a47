/** The headers and words of the files into which products are written. */
export const catalogueSheet = {
  sheet: 'کالاها',
  headers: {
    sku: 'کد کالا',
    variant_id: 'شناسهٔ تنوع',
    title: 'عنوان',
    second_title: 'عنوان انگلیسی',
    brand: 'برند',
    category: 'دسته',
    color: 'رنگ',
    price: 'قیمت (تومان)',
    new_price: 'قیمت ویژه (تومان)',
    offer_ends_at: 'پایان قیمت ویژه',
    stock: 'موجودی',
    low_stock: 'حد هشدار موجودی',
    is_active: 'کالا در فروشگاه',
    is_shown: 'تنوع در فروشگاه',
  },
  yes: 'بله',
  no: 'خیر',
} as const
