/**
 * The address of a picture of the shop, as `ShopPicture` in the contract has it: an upload, or a file below `/images/`. It
 * has no `.` or `..` segment, which a browser would resolve to another address.
 */
export const shopPicture =
  /^\/(images(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const isShopPicture = (address: string): boolean => shopPicture.test(address)
