export { type Accounts, type AccountsDeps, accountsModule } from './accounts.module'
export type { MemberPart } from './member-part'
export type { Tickets } from './session/tickets.service'
