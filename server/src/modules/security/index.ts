export { recordActs } from './recorded-acts'
export { securityModule } from './security.module'
