/** The author's name on an anonymous comment (CMT-15). */
export const anonymousName = 'کاربر سایت'

/** The author's name on the shop's answers to comments. */
export const answeringName = (shop: string) => `پشتیبانی ${shop}`
