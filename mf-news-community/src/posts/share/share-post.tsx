import type { Post } from '@saidian/shared/contracts/community'
import { postPageText } from '@saidian/shared/lib/texts'
import { lazy, Suspense } from 'react'
import { contentPaths } from '../../paths'
import { shareCardOf } from './share-card.rules'

const ShareSheet = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).ShareSheet,
}))

/** The share sheet of a post. */
export function SharePost({ post, onClose }: { post: Post; onClose: () => void }) {
  return (
    <Suspense>
      <ShareSheet
        title={postPageText(post).title}
        path={contentPaths.post(post.code)}
        card={shareCardOf(post)}
        onClose={onClose}
      />
    </Suspense>
  )
}
