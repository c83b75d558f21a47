/**
 * The pictures that pages show whatever the catalogue holds. They are drawn when the shop is built, so that a shop without
 * the demo has them, too.
 */
export const ownPictures = {
  signIn: '/images/scene/sign-in',
  /** Of links to the home page. */
  home: '/images/scene/og-default',
} as const
