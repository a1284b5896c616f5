import { circleStaffEndpoints } from '@saidian/shared/contracts/community'
import type { Endpoint } from '@saidian/shared/contracts/http'
import {
  moderationEndpoints,
  sanctionEndpoints,
  textFilterEndpoints,
} from '@saidian/shared/contracts/moderation'
import { getNewsFeeds, newsStaffEndpoints } from '@saidian/shared/contracts/news'
import { operateEndpoints } from '@saidian/shared/contracts/operate'
import { listFeedbacks, portraitAudit } from '@saidian/shared/contracts/profile'
import { anchorStaffEndpoints, roomStaffEndpoints } from '@saidian/shared/contracts/rooms'
import { type StaffScope, securityEndpoints } from '@saidian/shared/contracts/security'
import { makeGiftCodes } from '@saidian/shared/contracts/wallet'

type Calls = {
  /** What the scope is for. */
  about: string
  calls: readonly Endpoint[]
  /** Addresses of files, which are no calls of a contract. */
  files?: string
}

const { listRecords, verifyLog, ...tokenCalls } = securityEndpoints

const SCOPES: Readonly<Record<StaffScope, Calls>> = {
  moderation: { about: 'All that is reviewed.', calls: Object.values(moderationEndpoints) },
  sanctions: {
    about: 'What members may not do: 禁言 and 封禁.',
    calls: Object.values(sanctionEndpoints),
  },
  'text-filter': {
    about: 'Texts that are rejected, reviewed or masked; `severity: allow` takes one out.',
    calls: Object.values(textFilterEndpoints),
  },
  portraits: {
    about: 'Portraits before others see them.',
    calls: Object.values(portraitAudit),
    files: '/profile/portraits/:file',
  },
  feedback: {
    about: 'What members wrote on 意见反馈.',
    calls: [listFeedbacks],
    files: '/profile/feedbacks/pictures/:key',
  },
  messages: {
    about: 'Pictures and voices of reported messages.',
    calls: [],
    files: '/messages/v1/files/:file',
  },
  rooms: {
    about: 'Rooms of anchors, and what is said in rooms.',
    calls: [...Object.values(anchorStaffEndpoints), ...Object.values(roomStaffEndpoints)],
  },
  community: {
    about: 'Circles, their managers and rules.',
    calls: Object.values(circleStaffEndpoints),
    files: '/community/v1/pictures/:file',
  },
  news: { about: 'Articles.', calls: [...Object.values(newsStaffEndpoints), getNewsFeeds] },
  operate: { about: 'Announcements on the hot list.', calls: Object.values(operateEndpoints) },
  'gift-codes': { about: 'Codes that members turn into coins.', calls: [makeGiftCodes] },
  tokens: {
    about: 'Tokens of the staff; `pnpm staff-token` calls these.',
    calls: Object.values(tokenCalls),
  },
  'security-log': {
    about: 'Who did what; `pnpm security-log list` reads it.',
    calls: [listRecords, verifyLog],
  },
}

/** Text of docs/staff-calls.md, generated from the contracts. */
export function staffPage(): string {
  const parts = Object.entries(SCOPES).map(
    ([scope, { about, calls, files }]) => `## \`${scope}\`

${about}${files === undefined ? '' : ` Files: \`GET ${files}\`.`}
${tableOf(calls)}`,
  )
  return `# Calls of the staff

Generated from the contracts by \`node --import tsx tools/docs/write.ts\`; a test compares the two.
They are on the internal port (\`INTERNAL_PORT\`, 127.0.0.1 only), with a token of the scope
(\`pnpm staff-token create <person> <scope…>\`) as \`Authorization: Bearer …\`. Each call stands in
the security log. Remotes are published and promoted by \`pnpm remote\` ([remotes](remotes.md)).

${parts.join('\n')}`
}

function tableOf(calls: readonly Endpoint[]): string {
  if (calls.length === 0) return ''
  const rows = calls.map(
    ({ method, path, summary, query, body }) =>
      `| \`${method} ${path}\` | ${fieldsOf(body ?? query)} | ${summary} |`,
  )
  return `
| call | fields | |
|---|---|---|
${rows.join('\n')}
`
}

/** Names of the fields; those that may be left out with a question mark. */
function fieldsOf(schema: Endpoint['body']): string {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: object
    required?: readonly string[]
  }
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
  return names.map((name) => `\`${name}\``).join(', ')
}
