export { readPersonalCounts } from './counts.repository'
export { isFollowing } from './marks.repository'
export { type PersonalDeps, personalModule } from './personal.module'
export { isSwitchedOff } from './settings.repository'
