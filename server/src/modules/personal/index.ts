export { readPersonalCounts } from './counts.repository'
export { type PersonalDeps, personalModule } from './personal.module'
