/** Texts of the contact options. */
export const contact = {
  text: 'در ساعت کاری زود پاسخ می‌دهیم. هر راهی برایتان راحت‌تر است همان را انتخاب کنید.',
  hours: (hours: string) => `ساعت پاسخ‌گویی: ${hours}`,
  call: 'تماس تلفنی',
  inNewTab: 'در تب تازه باز می‌شود',
} as const
