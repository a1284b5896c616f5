import type { ObjectKind } from '../../platform/access'

export const WALLET: ObjectKind = { name: 'wallet', allowed: { read: 'owner', change: 'owner' } }
