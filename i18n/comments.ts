/** The author's name on an anonymous comment (CMT-15). */
export const anonymousName = 'کاربر سایت'

/** Under which the shop answers comments. */
export const answeringName = (shop: string) => `پشتیبانی ${shop}`
