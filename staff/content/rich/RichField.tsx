import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { RichEditorProps } from './RichEditor.tsx'

/** The editor of texts; its script is loaded when a form with one is opened. */
export const RichField = lazyPart<RichEditorProps>(
  () => import('./RichEditor.tsx').then((m) => m.RichEditor),
  { waiting: <Skeleton height="240px" radius="12px" /> },
)
