/** Databases of this device that open again after they were closed, deleted or blocked. */
export { type DeviceDatabase, deviceDatabase } from './device-database'
