import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentFilesQuery } from './shared/comments.queries.ts'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { picturesAtFirst } from './comment-view.ts'
import { FileThumbs } from './FileThumbs.tsx'

const FileViewer = lazy(() => import('./FileViewer.tsx').then((m) => ({ default: m.FileViewer })))

/** The first pictures and videos of buyers, with a link to all of them; nothing if there are none. */
export function BuyersPictures({ slug }: { slug: string }) {
  const { data } = useQuery(commentFilesQuery(useApi(), slug))
  const [viewed, setViewed] = useState<number | null>(null)
  const files = data?.results ?? []
  if (files.length === 0) return null
  return (
    <div>
      <h3 className={css({ textStyle: 'label' })}>{words.pictures}</h3>
      <FileThumbs files={files.slice(0, picturesAtFirst)} onView={setViewed} />
      {files.length > picturesAtFirst && (
        <Button look="ghost" size="sm" onClick={() => setViewed(0)}>
          {words.allPictures(number(files.length))}
        </Button>
      )}
      {viewed !== null && (
        <Suspense>
          <FileViewer files={files} start={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </div>
  )
}
