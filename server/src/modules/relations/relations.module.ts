import type { Module } from '../../platform/module'
import type { MemberPart } from '../accounts'
import { MEMBER_BLOCK } from './access.rules'
import { createFollowNotices, type FollowNoticesDeps } from './follow-notices'
import { deleteBlocksOf, readBlocked } from './relations.repository'
import { relationsRoutes } from './relations.routes'
import { createRelations, type Relations, type RelationsDeps } from './relations.service'

export type RelationsModule = Module & {
  part: MemberPart
  relations: Relations
  /** Call it after members were followed. */
  followed: ReturnType<typeof createFollowNotices>
}

/** Whom members block; every list of what members wrote asks it. */
export function relationsModule(
  deps: RelationsDeps & FollowNoticesDeps & { isApi: boolean },
): RelationsModule {
  const relations = createRelations(deps)
  return {
    name: 'relations',
    access: [MEMBER_BLOCK],
    relations,
    followed: createFollowNotices(deps),
    part: { name: 'blocks', export: readBlocked, erase: deleteBlocksOf },
    ...(deps.isApi && { routes: (app) => relationsRoutes(app, relations) }),
  }
}
