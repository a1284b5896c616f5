import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { Likes } from '../../likes'
import type { CommentCounts } from '../reading/post-views.service'
import { scoreOf } from './score.rules'
import { readWrittenAt, saveScores } from './scores.repository'

/** A like or a comment changes the place of its post within this time. */
const EVERY_MS = 2_000
const BATCH_SIZE = 500

export type Scores = {
  /** A like or a comment of this post was stored: its score is due. Costs no query. */
  changed: (postId: string) => void
  /** Stores the scores of these posts. */
  update: (postIds: readonly string[]) => Promise<void>
  /** Stores what is due. */
  flush: () => Promise<void>
}

export type ScoresDeps = {
  db: Db
  log: Logger
  likes: Pick<Likes, 'read'>
  commentCounts: CommentCounts
}

/**
 * Scores of posts, stored in batches: hundreds of likes of one post within two seconds are one
 * update. What waits in a process that is killed is stored by the job that walks through posts.
 */
export function createScores(deps: ScoresDeps): Scores {
  const { db, log, likes, commentCounts } = deps
  let due = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  async function update(ids: readonly string[]): Promise<void> {
    const [written, liked, comments] = await Promise.all([
      readWrittenAt(db, ids),
      likes.read(db, 'post', ids, null),
      commentCounts(db, ids),
    ])
    const scores = written.map(({ id, at }) => {
      const interest = { likes: liked.get(id)?.likes ?? 0, comments: comments.get(id) ?? 0 }
      return { id, score: scoreOf({ at, ...interest }) }
    })
    await saveScores(db, scores)
  }

  async function storeDue(): Promise<void> {
    const ids = [...due]
    due = new Set()
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      await update(ids.slice(at, at + BATCH_SIZE)).catch((error: unknown) =>
        log.warn({ err: error }, 'scores of posts were not stored'),
      )
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    running = running.then(storeDue)
    return running
  }

  return {
    update,
    flush,
    changed(postId) {
      due.add(postId)
      timer ??= setTimeout(() => void flush(), EVERY_MS).unref()
    },
  }
}
