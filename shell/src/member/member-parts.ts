import type { Http } from '@saidian/shared/api'
import type { TopicSocket } from '@saidian/shared/realtime'
import type { AppStore } from '@saidian/shared/store'

/** The parts of the page that `followMember` needs. */
export type MemberParts = { store: AppStore; http: Http; im: TopicSocket }
