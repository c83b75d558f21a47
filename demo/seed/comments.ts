import { comparable } from '#domain/persian.ts'
import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { answeringName } from '#i18n/comments.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { products, type ProductPicture } from '#server/platform/db/schema/catalogue.ts'
import {
  commentAnswers,
  commentEvents,
  commentFiles,
  comments,
} from '#server/platform/db/schema/comments.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import { shop } from '#shop'
import { demoComments } from '#demo/catalogue/comments.ts'
import type { SeedComment } from './types.ts'

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000

type SeededProduct = { id: number; images: ProductPicture[] }
type SeededComment = SeedComment & { id: number; sentAt: Date; images: ProductPicture[] }

/**
 * Publishes comments on the demo's products, with the shop's answers, and drawn pictures for the most liked ones. Dates
 * are relative to `now` (milliseconds since 1970).
 */
export async function insertComments(
  tx: Transaction,
  { staffId, now }: { staffId: number; now: number },
): Promise<void> {
  const inserted = await insertWritten(tx, await productsBySlug(tx), now)
  await tx.insert(commentEvents).values(inserted.flatMap((one) => eventsOf(one, staffId)))
  await tx.insert(commentAnswers).values(
    inserted.flatMap(({ id, reply, sentAt }) =>
      reply === undefined
        ? []
        : {
            commentId: id,
            authorId: staffId,
            displayName: answeringName(shop.name),
            text: reply,
            sentAt: new Date(sentAt.getTime() + 9 * hourMs),
          },
    ),
  )
  await insertPictures(tx, inserted)
  await tx
    .update(products)
    .set({
      ratingCount: sql`(select count(*) from ${comments} where ${comments.productId} = ${products.id})`,
      ratingSum: sql`(select coalesce(sum(${comments.stars}), 0) from ${comments} where ${comments.productId} = ${products.id})`,
    })
    .where(inArray(products.id, tx.select({ id: comments.productId }).from(comments)))
}

async function productsBySlug(tx: Transaction): Promise<Map<string, SeededProduct>> {
  const slugs = [...new Set(demoComments.map(({ product }) => product))]
  const rows = await tx
    .select({ id: products.id, slug: products.slug, images: products.images })
    .from(products)
    .where(inArray(products.slug, slugs))
  return new Map(rows.map(({ slug, ...product }) => [slug, product]))
}

async function insertWritten(
  tx: Transaction,
  bySlug: Map<string, SeededProduct>,
  now: number,
): Promise<SeededComment[]> {
  const dated = demoComments.map((comment) => {
    const product = bySlug.get(comment.product)
    if (!product) throw new Error(`the demo has no ${comment.product}`)
    return { ...comment, product, sentAt: new Date(now - comment.daysAgo * dayMs) }
  })
  const rows = await tx
    .insert(comments)
    .values(
      dated.map(({ product, name, text, stars, isBuyer, likes, dislikes, sentAt }) => ({
        productId: product.id,
        displayName: name,
        text,
        searchText: comparable(text),
        stars,
        status: 'approved' as const,
        isBuyer,
        likes,
        dislikes,
        sentAt,
      })),
    )
    .returning({ id: comments.id })
  return demoComments.map((comment, index) => ({
    ...comment,
    id: rows[index]?.id ?? 0,
    sentAt: dated[index]?.sentAt ?? new Date(now),
    images: dated[index]?.product.images ?? [],
  }))
}

function eventsOf({ id: commentId, sentAt }: SeededComment, staffId: number) {
  const sent = { fromStatus: null, event: 'shopper.sent', toStatus: 'pending' } as const
  const approved = { fromStatus: 'pending', event: 'staff.approved', toStatus: 'approved' } as const
  return [
    { commentId, ...sent, actor: 'guest', at: sentAt },
    {
      commentId,
      ...approved,
      actor: `staff:${staffId}`,
      at: new Date(sentAt.getTime() + 2 * hourMs),
    },
  ]
}

async function insertPictures(tx: Transaction, inserted: readonly SeededComment[]): Promise<void> {
  const pictures = inserted.flatMap((comment, index) =>
    picturesOf(comment, index).map(({ image }, position) => ({
      id: randomUUID(),
      comment,
      image,
      position,
    })),
  )
  await tx.insert(uploads).values(
    pictures.map(({ id, image, comment }) => ({
      id,
      kind: 'image' as const,
      mediaType: 'image/webp',
      address: image,
      bytes: 0,
      isPublic: true,
      looseSince: null,
      createdAt: comment.sentAt,
    })),
  )
  await tx.insert(commentFiles).values(
    pictures.map(({ id, comment, position }) => ({
      uploadId: id,
      commentId: comment.id,
      position,
    })),
  )
}

/**
 * Three of the product's views for a much-liked comment, one for a less liked one; each comment starts with a different
 * view.
 */
function picturesOf({ images, likes }: SeededComment, index: number): ProductPicture[] {
  const views = images.slice(1)
  const howMany = likes >= 15 ? 3 : likes >= 8 ? 1 : 0
  const start = views.length === 0 ? 0 : index % views.length
  return [...views.slice(start), ...views.slice(0, start)].slice(0, howMany)
}
