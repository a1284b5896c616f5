export type { AccessObject, Action, ObjectKind, Subject } from './access.rules'
export { permit } from './permit'
