import { isDeepStrictEqual } from 'node:util'
import { mostPictures } from '#domain/product-content.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import { changedMeanwhile, recordAction } from '#server/features/staff/audit.service.ts'
import {
  attachUploads,
  isUpload,
  publishUploads,
  releaseUploads,
  storeUpload,
  uploadIdOf,
} from '#server/features/uploads/uploads.service.ts'
import type { ProductPicture } from '#server/platform/db/schema/catalogue.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField } from '#server/platform/fields.ts'
import { findProductRow, lockProduct, updateProductRow } from './product-editing.queries.ts'
import { picturesOf } from './product-pictures.ts'
import { findAllVariants } from './staff-products.queries.ts'
import { getStaffProduct } from './staff-products.service.ts'

/**
 * Adds a picture as the last one of a product. Throws like `storeUpload`, `product_not_found`, and
 * `picture_limit_reached` if the product has as many as it may have.
 */
export async function addProductPicture(
  context: Context,
  staffId: number,
  id: number,
  file: ReceivedFile | undefined,
): Promise<Schemas['StaffProduct']> {
  if (file === undefined) throw refusedField('image', 'required')
  refuseFull(await findProductRow(context.db, id))
  const upload = await storeUpload(context, file, { accepts: ['image'], uploaderId: staffId })
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const { images, title } = refuseFull(await lockProduct(tx, id))
    await attachUploads(tx, [upload.id], staffId)
    await publishUploads(tx, [upload.id])
    const after = [...images, { image: upload.address, alt: title, color: null }]
    await updateProductRow(tx, id, { images: after, updatedAt: at })
    await recordAction(tx, {
      staffId,
      action: 'addProductPicture',
      subject: 'product',
      subjectId: id,
      before: logged(images),
      after: logged(after),
      at,
    })
    return getStaffProduct(context, id, tx)
  })
}

function refuseFull<Row extends { images: readonly ProductPicture[] }>(row: Row | null): Row {
  if (row === null) throw new Problem('product_not_found')
  if (row.images.length >= mostPictures) throw new Problem('picture_limit_reached')
  return row
}

/**
 * Sets the order and the texts of the pictures, and releases the ones that are left out. Throws `product_not_found`,
 * `changed_meanwhile` if they are no longer as expected, `product_incomplete` if a product that the shop shows would
 * have none, and `validation_failed` for a blank text and for a picture or a variant that is not the product's.
 */
export function setProductPictures(
  context: Context,
  staffId: number,
  id: number,
  { pictures, expected }: Schemas['ProductPicturesChange'],
): Promise<Schemas['StaffProduct']> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const row = await lockProduct(tx, id)
    if (row === null) throw new Problem('product_not_found')
    const variants = await findAllVariants(tx, [id])
    if (!isDeepStrictEqual(picturesOf(row.images, variants), expected))
      throw await changedMeanwhile(tx, { staffId, subject: 'product', subjectId: id })
    const known = new Map(row.images.map((each) => [each.image, each]))
    const after = pictures.map(({ image, alt_text: text, variant_id: variantId }, place) => {
      const variant = variants.find((each) => each.id === variantId)
      const alt = text.trim()
      if (!known.has(image)) throw refusedField(`pictures.${place}.image`, 'unknown')
      if (alt === '') throw refusedField(`pictures.${place}.alt_text`, 'required')
      if (variantId !== null && variant === undefined)
        throw refusedField(`pictures.${place}.variant_id`, 'unknown')
      return { image, alt, color: variant?.colorKey ?? null }
    })
    const kept = new Set(after.map(({ image }) => image))
    if (kept.size < after.length) throw refusedField('pictures', 'uniqueItems')
    if (after.length === 0 && row.isActive) throw new Problem('product_incomplete')
    const removed = row.images.map(({ image }) => image).filter((image) => !kept.has(image))
    await releaseUploads(tx, removed.filter(isUpload).map(uploadIdOf), at)
    await updateProductRow(tx, id, { images: after, updatedAt: at })
    await recordAction(tx, {
      staffId,
      action: 'setProductPictures',
      subject: 'product',
      subjectId: id,
      before: logged(row.images),
      after: logged(after),
      at,
    })
    return getStaffProduct(context, id, tx)
  })
}

const logged = (images: readonly ProductPicture[]) => ({
  pictures: images.map(({ alt }) => alt).join('\n'),
})
