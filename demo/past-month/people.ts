import { nationalCheckDigit } from '#domain/national-code.ts'

export type Buyer = {
  phone: string
  firstName: string
  lastName: string
  nationalCode: string
  province: string
  address: string
  postalCode: string
}

type Person = readonly [first: string, last: string, province: string, address: string]

const people: readonly Person[] = [
  ['سمیرا', 'موسوی', 'تهران', 'خیابان ولیعصر، کوچهٔ نسترن، پلاک ۱۲'],
  ['محمد', 'کریمی', 'تهران', 'سعادت‌آباد، خیابان سرو غربی، پلاک ۴۴، واحد ۳'],
  ['الهام', 'قاسمی', 'اصفهان', 'خیابان چهارباغ بالا، کوچهٔ مهر، پلاک ۷'],
  ['رضا', 'نوروزی', 'خراسان رضوی', 'بلوار وکیل‌آباد، وکیل‌آباد ۲۱، پلاک ۱۸'],
  ['فاطمه', 'حسینی', 'فارس', 'خیابان عفیف‌آباد، کوچهٔ ۵، پلاک ۳۰'],
  ['علی', 'صادقی', 'تهران', 'نارمک، میدان ۶۲، خیابان گلستان، پلاک ۹'],
  ['زهرا', 'احمدی', 'آذربایجان شرقی', 'ولیعصر، خیابان شهریار، پلاک ۲۲'],
  ['حامد', 'شریفی', 'البرز', 'گوهردشت، خیابان هفتم، پلاک ۱۵، واحد ۸'],
  ['مینا', 'جعفری', 'گیلان', 'گلسار، بلوار گیلان، خیابان ۹۳، پلاک ۴'],
  ['امیر', 'فرهادی', 'تهران', 'پونک، خیابان سردار جنگل، پلاک ۱۱۸، واحد ۱۲'],
  ['نرگس', 'یوسفی', 'یزد', 'صفاییه، خیابان شهیدان اشرف، پلاک ۶۱'],
  ['پوریا', 'مرادی', 'خوزستان', 'کیانپارس، خیابان ۶ غربی، پلاک ۳۳'],
  ['شیوا', 'کاظمی', 'تهران', 'تهرانپارس، خیابان ۱۹۶ شرقی، پلاک ۷۴'],
  ['بهنام', 'عزیزی', 'مازندران', 'بلوار آزادی، کوچهٔ یاس، پلاک ۲'],
  ['لیلا', 'رحمانی', 'قم', 'خیابان صفاشهر، کوچهٔ ۱۴، پلاک ۲۰'],
  ['کاوه', 'اکبری', 'کرمانشاه', 'بلوار شهید بهشتی، کوچهٔ ۱۱۲، پلاک ۵'],
  ['ندا', 'سلطانی', 'تهران', 'شهرک غرب، بلوار دادمان، پلاک ۵۰، واحد ۶'],
  ['سینا', 'طاهری', 'کرمان', 'خیابان شریعتی، کوچهٔ ۱۸، پلاک ۱۳'],
]

/** Customers who bought during the month before the demo was filled, each with a number and an address. */
export const buyers: readonly Buyer[] = people.map(
  ([firstName, lastName, province, address], place) => ({
    phone: `0912100${String(place + 1).padStart(4, '0')}`,
    firstName,
    lastName,
    nationalCode: nationalCode(`0${String(41_275_318 + place * 7_919)}`),
    province,
    address,
    postalCode: String(1_345_671_000 + place * 113),
  }),
)

function nationalCode(nine: string): string {
  return `${nine}${nationalCheckDigit(nine)}`
}
