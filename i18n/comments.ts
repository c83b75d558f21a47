/** The name under which a comment stands when its author gives none (N17). */
export const anonymousName = 'کاربر سایت'

/** Under which the shop answers comments. */
export const answeringName = (shop: string) => `پشتیبانی ${shop}`
