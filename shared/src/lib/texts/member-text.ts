import { formatDate } from '../date-text'

/** What the public page of a member says about itself; `joinedAt` in seconds since 1970. */
export function memberPageText(member: { nickName: string; level: number; joinedAt: number }): {
  title: string
  description: string
} {
  const { nickName, level, joinedAt } = member
  return {
    title: `${nickName}的主页`,
    description: `${nickName}，Lv.${level}，${formatDate(joinedAt * 1000, 'yyyy年M月d日')}加入赛点。`,
  }
}
