import type { DailyLimit } from '../../platform/limits'

/** How often a member may use costly functions on one Beijing day. */
export const DAILY_LIMITS = {
  portrait: { name: 'portrait/day', max: 10 },
  feedbackPicture: { name: 'feedback/picture/day', max: 20 },
  feedback: { name: 'feedback/day', max: 20 },
  nickname: { name: 'nickname/day', max: 20 },
  realName: { name: 'real-name/day', max: 10 },
} as const satisfies Record<string, DailyLimit>
