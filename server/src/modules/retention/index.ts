export { retentionModule } from './retention.module'
export { createRetention } from './retention.service'
export { retentionRules } from './retention-rules'
