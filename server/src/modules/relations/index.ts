export { type RelationsModule, relationsModule } from './relations.module'
export type { Relations } from './relations.service'
