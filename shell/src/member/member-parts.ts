import type { Http } from '@saidian/shared/api'
import type { ImSocket } from '@saidian/shared/realtime'
import type { AppStore } from '@saidian/shared/store'

/** What following a member needs of the page. */
export type MemberParts = { store: AppStore; http: Http; im: Pick<ImSocket, 'onMessage'> }
