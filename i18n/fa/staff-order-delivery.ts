import { delivery } from './delivery.ts'

const { form, rules } = delivery

/** Texts of correcting the receiver and the address of an order. */
export const staffOrderDelivery = {
  open: 'اصلاح گیرنده و آدرس',
  title: 'اصلاح گیرنده و آدرس',
  place: (place: string) => `استان و شهر: ${place}`,
  fixed:
    'استان و شهر و روش ارسال اینجا عوض نمی‌شود، چون هزینه و روز ارسال که مشتری پذیرفته بر پایهٔ آن‌هاست. برای شهر دیگر، سفارش باید لغو و دوباره ثبت شود. فاکتور هم با نام، شماره، آدرس و کد ملی زمان سفارش می‌ماند.',
  told: 'مشتری با پیامک و پیام فروشگاه از اصلاح باخبر می‌شود.',
  names: {
    first_name: form.firstName,
    last_name: form.lastName,
    phone_number: form.phone,
    text_address: form.address,
    postal_code: form.postalCode,
  },
  reason: 'دلیل',
  reasonHint: 'فقط کارکنان آن را می‌بینند.',
  reasonMissing: 'دلیل را بنویسید تا اصلاح ثبت شود.',
  unchanged: 'چیزی عوض نشده است. آنچه را که نادرست است اصلاح کنید.',
  faults: {
    first_name: { required: rules.required, letters: rules.nameLetters },
    last_name: { required: rules.required, letters: rules.nameLetters },
    phone_number: {
      required: rules.required,
      digits: rules.digitsOnly,
      length: rules.phoneLength,
    },
    text_address: {
      required: rules.required,
      length: rules.addressLength,
      characters: rules.addressCharacters,
    },
    postal_code: {
      required: rules.required,
      digits: rules.digitsOnly,
      length: rules.postalCodeLength,
      start: rules.postalCodeStart,
      repeats: rules.postalCodeRepeats,
    },
  },
  conflict: 'گیرنده یا آدرس این سفارش تغییر کرده است.',
  conflictBy: (name: string, at: string) =>
    `گیرنده یا آدرس این سفارش تغییر کرده است؛ آخرین بار ${name} در ${at} آن را ذخیره کرد.`,
  decide: 'هر دو این‌ها را عوض کرده‌اید. بگویید کدام بماند.',
  noConflict: 'هیچ‌چیز را هر دو عوض نکرده‌اید. اصلاح شما کنار اصلاح همکارتان ثبت می‌شود.',
  same: 'همکارتان همان اصلاح شما را ثبت کرده است و چیزی برای ثبت نمانده است.',
  onlyTheirs: 'آنچه همکارتان عوض کرده است و می‌ماند',
  onlyMine: 'آنچه تنها شما عوض کرده‌اید و ثبت می‌شود',
  changed: (name: string, value: string) => `${name}: ${value}`,
  theirs: (value: string) => `همکار: ${value}`,
  mine: (value: string) => `شما: ${value}`,
  leaveTheirs: 'اصلاح همکار بماند',
  impossible: 'گیرنده و آدرس را دیگر نمی‌توان اصلاح کرد.',
  resume: 'برگشت به ویرایش',
  save: 'ثبت اصلاح',
  busy: 'در حال ثبت',
  keep: 'انصراف',
  close: 'بستن',
  done: 'گیرنده و آدرس اصلاح شد و مشتری باخبر می‌شود',
} as const
