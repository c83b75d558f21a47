/** The picture that a link to a product shows in a message, made from one of the product's own; a JPEG of 1200 × 630. */
export function socialPicture(image: string): string {
  return `${image.replace(/^\/images\//, '/images/social/')}?w=1200&f=jpeg`
}
