/** Texts of the back office about the part of a picture that is sent. */
export const staffCrop = {
  title: 'بخش تصویر را انتخاب کنید',
  shape: 'شکل قاب',
  shapes: { free: 'آزاد', square: 'مربع' },
  picture: 'تصویری که انتخاب کرده‌اید',
  move: 'جابه‌جا کردن قاب',
  corners: {
    topLeft: 'گوشهٔ بالا و چپ قاب',
    topRight: 'گوشهٔ بالا و راست قاب',
    bottomLeft: 'گوشهٔ پایین و چپ قاب',
    bottomRight: 'گوشهٔ پایین و راست قاب',
  },
  hint: 'قاب یا گوشه‌هایش را بکشید، یا با Tab به آن بروید و کلیدهای جهت را بزنید؛ با Shift یک پیکسل جابه‌جا می‌شود.',
  size: (width: string, height: string) => `اندازه: ${width} در ${height} پیکسل`,
  small: (side: string) =>
    `ضلع بلندتر کمتر از ${side} پیکسل است و تصویر در فروشگاه تار دیده می‌شود. اگر می‌توانید تصویر بزرگ‌تری بفرستید.`,
  failed: 'مرورگر نتوانست تصویر را ببرد. تصویر کوچک‌تری انتخاب کنید.',
  send: 'فرستادن تصویر',
  cancel: 'انصراف',
}
