export {
  ACCESS_RULES,
  type AccessObject,
  type Action,
  can,
  type ObjectKind,
  type Subject,
} from './access.rules'
export { permit } from './permit'
