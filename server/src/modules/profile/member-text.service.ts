import { memberPageText } from '@saidian/shared/lib/texts'
import type { Db } from '../../platform/database'
import type { ReadPageText } from '../../platform/module'
import { levelOf } from './level.rules'
import { portraitPath } from './portrait/portrait-path.rules'
import { readProfile } from './profile.repository'

const MEMBER_ID = /^\d{1,18}$/

/** Title, description and picture of a member's public page, `/user/authorHome?id=`. */
export function memberText(db: Db): ReadPageText {
  return async ({ query }) => {
    const id = query.get('id') ?? ''
    const profile = MEMBER_ID.test(id) ? await readProfile(db, id) : null
    if (!profile) return null
    const { nickName, points, joinedAt, portraitKey } = profile
    const image = portraitPath(portraitKey)
    const text = memberPageText({ nickName, level: levelOf(points).level, joinedAt })
    return { ...text, ...(image && { image }) }
  }
}
