/** Open Graph picture of a product, a JPEG of 1200 × 630. @param image one of the product's own */
export function socialPicture(image: string): string {
  return `${image.replace(/^\/images\//, '/images/social/')}?w=1200&f=jpeg`
}
