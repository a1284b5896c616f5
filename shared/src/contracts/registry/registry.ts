import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

/**
 * Query parameter with signed pins of one page load, made by `pnpm remote preview`, several with
 * commas.
 */
export const PIN_PARAM = 'mf.pin'

/** Directory name of a published version: package version and build, such as `1.2.0-ab12cd3`. */
export const RemoteVersionName = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$' })
const RemoteName = Type.String({ pattern: '^mf_[a-z_]{1,40}$' })

/** One file of a version as it is uploaded. */
export const UploadedFile = Type.Object(
  {
    path: Type.String({
      maxLength: 200,
      description: 'below the directory of the version, with /',
    }),
    content: Type.String({ description: 'base64' }),
  },
  { additionalProperties: false },
)
export type UploadedFile = Static<typeof UploadedFile>

/** One broken rule of the contract check. */
export const CheckFault = Type.Object({
  rule: Type.String({ description: 'name of the rule, such as entry-size' }),
  place: Type.String({ description: 'file of the version, or path in remote.json' }),
  message: Type.String({ description: 'what is wrong' }),
  remedy: Type.String({ description: 'what to do' }),
})
export type CheckFault = Static<typeof CheckFault>

/** Commit of the sources of a version. */
export const SourceCommit = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{40,64}$' }),
    isDirty: Type.Boolean({ description: 'true when the sources had changes beside it' }),
  },
  { additionalProperties: false },
)
export type SourceCommit = Static<typeof SourceCommit>
const CommitOrNull = Type.Union([SourceCommit, Type.Null()])
/** One line that people read in lists. */
const NoteText = Type.String({ maxLength: 200, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]+$' })

const PublishedVersion = Type.Object({
  version: Type.String(),
  publisher: Type.String(),
  publishedAt: Type.String({ description: 'ISO 8601' }),
  files: Type.Integer(),
  bytes: Type.Integer(),
  signature: Type.String({ description: 'Ed25519 over the canonical document, base64' }),
  commit: CommitOrNull,
  note: Type.Union([Type.String(), Type.Null()], { description: 'release note' }),
  withdrawn: Type.Union([Type.String(), Type.Null()], {
    description: 'reason why it is never served again',
  }),
})
export const RemoteState = Type.Object({
  name: Type.String(),
  stable: Type.Union([Type.String(), Type.Null()]),
  previous: Type.Union([Type.String(), Type.Null()], { description: 'where a rollback leads' }),
  canary: Type.Union([
    Type.Object({ version: Type.String(), percentage: Type.Number({ description: '0–100' }) }),
    Type.Null(),
  ]),
  pin: Type.Union([Type.String(), Type.Null()]),
  versions: Type.Array(PublishedVersion, { description: 'newest first' }),
})
export type RemoteState = Static<typeof RemoteState>

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String({ description: 'ISO 8601' }),
  actor: Type.String(),
  action: Type.String({
    description: 'publish, promote, canary, pin, unpin, preview, rollback, retire or withdraw',
  }),
  name: Type.String(),
  version: Type.Union([Type.String(), Type.Null()]),
  before: Type.Union([Type.String(), Type.Null()], {
    description: 'version the pointer showed before',
  }),
  percentage: Type.Union([Type.Number(), Type.Null()]),
  note: Type.Union([Type.String(), Type.Null()], {
    description: 'release note of a publish, reason of a withdrawal',
  }),
  commit: CommitOrNull,
})
export type AuditEntry = Static<typeof AuditEntry>

/**
 * Administration of the registry, on the internal port only, with a staff token: who acts is read
 * from it.
 */
export const registryEndpoints = {
  publish: endpoint({
    method: 'POST',
    path: '/registry/v1/publish',
    summary:
      'Keeps a version of a remote after the contract check; the same content again is harmless',
    body: Type.Object(
      {
        name: RemoteName,
        version: RemoteVersionName,
        commit: Type.Optional(SourceCommit),
        note: Type.Optional(NoteText),
        files: Type.Array(UploadedFile, { minItems: 1, maxItems: 400 }),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      name: Type.String(),
      version: Type.String(),
      isNew: Type.Boolean({ description: 'false when this content was already published' }),
      signature: Type.String(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/registry/v1/remotes',
    summary: 'Every remote with its channels and versions, and the key that signs them',
    reply: Type.Object({
      publicKey: Type.String({ description: 'Ed25519, PEM' }),
      remotes: Type.Array(RemoteState),
    }),
  }),
  promote: endpoint({
    method: 'POST',
    path: '/registry/v1/promote',
    summary: 'Makes a version stable for everybody; ends a canary of that version',
    body: Type.Object(
      { name: RemoteName, version: RemoteVersionName },
      { additionalProperties: false },
    ),
    reply: RemoteState,
  }),
  canary: endpoint({
    method: 'POST',
    path: '/registry/v1/canary',
    summary: 'Gives a version to a share of visitors; 0 per cent ends it',
    body: Type.Object(
      {
        name: RemoteName,
        version: RemoteVersionName,
        percentage: Type.Number({ minimum: 0, maximum: 100 }),
      },
      { additionalProperties: false },
    ),
    reply: RemoteState,
  }),
  pin: endpoint({
    method: 'POST',
    path: '/registry/v1/pin',
    summary: 'Holds a remote at a version whatever its channels say; null lets it go',
    body: Type.Object(
      { name: RemoteName, version: Type.Union([RemoteVersionName, Type.Null()]) },
      { additionalProperties: false },
    ),
    reply: RemoteState,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/registry/v1/preview',
    summary: 'Signs a pin for one page load, valid for some minutes: the value of ?mf.pin=',
    body: Type.Object(
      {
        name: RemoteName,
        version: RemoteVersionName,
        minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      token: Type.String(),
      expiresAt: Type.String({ description: 'ISO 8601' }),
    }),
  }),
  rollback: endpoint({
    method: 'POST',
    path: '/registry/v1/rollback',
    summary: 'Points stable back to the version before it',
    body: Type.Object({ name: RemoteName }, { additionalProperties: false }),
    reply: RemoteState,
  }),
  retire: endpoint({
    method: 'POST',
    path: '/registry/v1/retire',
    summary: 'Takes a remote out of every page; its files stay, and a promote brings it back',
    body: Type.Object({ name: RemoteName }, { additionalProperties: false }),
    reply: RemoteState,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/registry/v1/withdraw',
    summary: 'Forbids a version for good; refused while a channel or a pin points to it',
    body: Type.Object(
      { name: RemoteName, version: RemoteVersionName, reason: NoteText },
      { additionalProperties: false },
    ),
    reply: RemoteState,
  }),
  audit: endpoint({
    method: 'GET',
    path: '/registry/v1/audit',
    summary: 'Who changed what, newest first',
    query: Type.Object(
      {
        name: Type.Optional(RemoteName),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ entries: Type.Array(AuditEntry) }),
  }),
} as const
