import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { groupBy } from '@saidian/shared/lib'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { SendNotices } from '../../platform/notices'
import { readPublicProfiles } from '../profile'
import type { LikeKey } from './likes.repository'

/** Likes of one subject within this time are one notice with their number. */
const EVERY_MS = 1_000
const MAX_WAITING = 20_000

/** Who is notified of a like, and of what; without it there is no notice. */
export type LikedSubject = {
  ownerId: string
  /** Such as 帖子, 评论. */
  what: string
  excerpt: string
  link: string
}

type Liked = LikeKey & LikedSubject

export type LikedNotices = {
  add: (liked: Liked) => void
  /** Taken back before its notice was sent. */
  remove: (liked: Liked) => void
  /** Sends what waits. */
  flush: () => Promise<void>
}

export type LikedNoticesDeps = {
  db: Db
  log: Logger
  notices: SendNotices<NoticeContent>
  /** Members who do not see each other, either way. */
  hiddenFor: (memberId: string) => Promise<ReadonlySet<string>>
}

/**
 * Notices of likes to owners, after the like is stored: a popular post costs its owner one notice
 * a second. Those that wait in a process that is killed are lost, the likes are not.
 */
export function createLikedNotices(deps: LikedNoticesDeps): LikedNotices {
  const { log } = deps
  let waiting = new Map<string, Liked>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  async function sendAll(): Promise<void> {
    const batch = [...waiting.values()]
    waiting = new Map()
    for (const likes of groupBy(batch, ({ kind, id }) => `${kind}/${id}`).values())
      await send(deps, likes).catch((error: unknown) =>
        log.warn({ err: error }, 'notice of likes was not sent'),
      )
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    running = running.then(sendAll)
    return running
  }

  return {
    add(liked) {
      if (liked.ownerId === liked.memberId || waiting.size >= MAX_WAITING) return
      waiting.set(keyOf(liked), liked)
      timer ??= setTimeout(() => void flush(), EVERY_MS).unref()
    },
    remove: (liked) => void waiting.delete(keyOf(liked)),
    flush,
  }
}

const keyOf = ({ kind, id, memberId }: LikeKey) => `like/${kind}/${id}/${memberId}`

/** Likes of one subject; a like that had its notice before has no second one. */
async function send(deps: LikedNoticesDeps, likes: readonly Liked[]): Promise<void> {
  const { db, notices, hiddenFor } = deps
  const [first] = likes
  if (!first) return
  const hidden = await hiddenFor(first.ownerId)
  const seen = likes.filter(({ memberId }) => !hidden.has(memberId))
  const last = seen.at(-1)
  if (!last) return
  const name = (await readPublicProfiles(db, [last.memberId])).get(last.memberId)?.nickName
  if (name === undefined) return
  const { ownerId, what, excerpt, link, kind, id } = last
  const sent = await db.transaction().execute((trx) =>
    notices.send(trx, {
      memberId: ownerId,
      key: seen.map(keyOf),
      kind: 'likes',
      template: 'likes.liked',
      data: { name, what, excerpt },
      link,
      group: `like/${kind}/${id}`,
    }),
  )
  notices.publish(sent)
}
