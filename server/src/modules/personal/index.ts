export { readPersonalCounts } from './counts.repository'
export { countFollowers, endFollowsBetween, isFollowing, readFollowedIds } from './marks.repository'
export { type PersonalDeps, personalModule } from './personal.module'
export { isSwitchedOff, isSwitchedOn } from './settings.repository'
