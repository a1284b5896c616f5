export { createNotifyDevices, type NotifyDevices } from './notify-devices'
