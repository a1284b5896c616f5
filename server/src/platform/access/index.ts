export { type Action, can, type ObjectKind } from './access.rules'
export { permit } from './permit'
