import { useState } from 'react'
import type { components } from '#api/schema.d.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Button } from '#src/ui/Button.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import { PictureStage } from './PictureStage.tsx'

type BuyerFile = components['schemas']['CommentFile']

/** Pictures and videos of published comments. A picture opens in the viewer, with the others. */
export function BuyerFiles({ files }: { files: readonly BuyerFile[] }) {
  const [first, setFirst] = useState<number | null>(null)
  const pictures = files
    .filter((each) => each.file_type === 'image')
    .map((each) => ({ ...each, image: each.file, alt_text: describe(each) }))
  if (first !== null)
    return (
      <div>
        <Button look="ghost" size="sm" icon="arrow-back" onClick={() => setFirst(null)}>
          {words.allBuyersPictures}
        </Button>
        <PictureStage images={pictures} first={first} />
      </div>
    )
  return (
    <ul className={grid}>
      {files.map((each) => (
        <li key={each.id} className={item}>
          <figure>
            {each.file_type === 'video' ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- sent in by a buyer, without captions
              <video controls playsInline preload="metadata" src={each.file} className={media} />
            ) : (
              <button
                type="button"
                className={open}
                aria-label={`${words.openGallery}: ${describe(each)}`}
                onClick={() => setFirst(pictures.findIndex(({ id }) => id === each.id))}
              >
                <Picture
                  src={each.file}
                  alt=""
                  width={320}
                  height={320}
                  sizes="(min-width: 960px) 340px, 46vw"
                  className={media}
                />
              </button>
            )}
            <figcaption className={caption}>
              <span className={name}>{each.comment.display_name}</span>
              <Rating score={each.comment.stars} />
              <span className={text}>{each.comment.comment}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function describe({ comment }: BuyerFile): string {
  return words.buyersPicture(comment.display_name)
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' },
  gap: '4',
})
const item = css({ minWidth: '0' })
const open = css({ display: 'block', width: 'full', cursor: 'zoom-in' })
const media = css({
  width: 'full',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'bg-sunken',
})
const caption = css({ display: 'grid', gap: '1', marginBlockStart: '2' })
const name = css({ textStyle: 'label' })
const text = css({ textStyle: 'small', color: 'text-2', lineClamp: '2' })
