export { readPersonalCounts } from './counts.repository'
export { createNotifyDevices, type NotifyDevices } from './notify-devices'
export { type PersonalDeps, personalModule } from './personal.module'
