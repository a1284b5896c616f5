import type { CommentThread } from '@saidian/shared/contracts/comments'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { MemberPart } from '../accounts'
import type { Likes } from '../likes'
import { COMMENT, COMMENT_REPORT, OWN_COMMENTS } from './access.rules'
import { commentsRoutes } from './comments.routes'
import { eraseComments, exportComments } from './erasure.repository'
import { createHotPlaces } from './hot-places'
import { createOwnActs } from './own-acts.service'
import { createReading } from './reading/reading.service'
import { readTotals } from './reading/threads.repository'
import { moderatedComments } from './reports/moderated-comments'
import { createReports } from './reports/reports.service'
import type { SubjectKind } from './subjects'
import { createWrite, type Write, type WriteDeps } from './writing/write.service'

export type CommentsDeps = WriteDeps & { log: Logger; likes: Likes; isApi: boolean }

export type CommentsModule = Module & {
  /** Comments as every member does, for the demo. */
  write: Write
  part: MemberPart
  /** How many comments and replies subjects have; 0 without any. */
  counts: (db: Db, kind: SubjectKind, ids: readonly string[]) => Promise<Map<string, number>>
  /** The hottest threads of a subject as a visitor sees them, for the first HTML of its page. */
  firstComments: (kind: SubjectKind, id: string) => Promise<CommentThread[]>
}

/** Comments on articles, posts, matches and tips. */
export function commentsModule(deps: CommentsDeps): CommentsModule {
  const reading = createReading(deps)
  const hot = createHotPlaces(deps)
  const calls = {
    reading,
    write: createWrite(deps),
    acts: createOwnActs({ ...deps, hot }),
    report: createReports(deps),
  }
  return {
    name: 'comments',
    write: calls.write,
    access: [COMMENT, OWN_COMMENTS, COMMENT_REPORT],
    counts: readTotals,
    firstComments: (kind, id) => reading.first({ kind, id }),
    moderates: moderatedComments(deps),
    part: { name: 'comments', export: exportComments, erase: eraseComments },
    ...(deps.isApi && { routes: (app) => commentsRoutes(app, calls) }),
    async start(signal) {
      signal.addEventListener('abort', () => void hot.flush(), { once: true })
    },
    stopped: hot.flush,
  }
}
