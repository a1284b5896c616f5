import {
  type AuditEntry,
  type RemoteState,
  registryEndpoints as registry,
  type SourceCommit,
} from '@saidian/shared/contracts/registry'
import { table } from '../../staff/table'
import { type Command, numberOption, remoteName } from './command'

const LIST_HEADING = [
  'REMOTE',
  'VERSION',
  'POINTERS',
  'PUBLISHED',
  'BY',
  'FILES',
  'KB',
  'COMMIT',
  'NOTE',
]
const AUDIT_HEADING = ['UTC', 'WHO', 'WHAT', 'REMOTE', 'VERSION', 'BEFORE', 'COMMIT', 'NOTE']
const DEFAULT_ENTRIES = 50
const MAX_ENTRIES = 1000

export const list: Command = {
  name: 'list',
  args: '',
  summary: 'every version and where stable, canary and pins point',
  details:
    'COMMIT is that of the sources, with a `+` when they had changes beside it. NOTE is the ' +
    'release note, or the reason why a version is withdrawn.',
  run: async (client) => {
    const { remotes } = await client.call(registry.list, {})
    if (remotes.length === 0) return 'Nothing is published yet. `pnpm remote publish` does it.'
    return table([LIST_HEADING, ...remotes.flatMap(rowsOf)])
  },
}

export const audit: Command = {
  name: 'audit',
  args: '[remote]',
  summary: 'who changed what, newest first',
  details: 'The log only grows: not even the database role of the server can change a row.',
  options: [{ name: 'limit', value: 'n', summary: 'rows, 1 to 1000; 50 without it' }],
  run: async (client, [name], options) => {
    const range = { name: 'limit', fallback: DEFAULT_ENTRIES, max: MAX_ENTRIES }
    const limit = numberOption(options, range)
    const query = { limit, ...(name ? { name: remoteName(name) } : {}) }
    const { entries } = await client.call(registry.audit, { query })
    if (entries.length === 0) return 'Nothing has been changed yet.'
    return table([AUDIT_HEADING, ...entries.map(auditRow)])
  },
}

function auditRow(entry: AuditEntry): string[] {
  const { at, actor, action, name, version, before, percentage, commit, note } = entry
  return [
    at.replace('T', ' ').slice(0, 19),
    actor,
    percentage === null ? action : `${action} ${percentage} %`,
    name,
    version ?? '',
    before ?? '',
    commitText(commit),
    note ?? '',
  ]
}

function rowsOf({ name, stable, previous, canary, pin, versions }: RemoteState): string[][] {
  return versions.map((published) => {
    const { version, publisher, publishedAt, files, bytes, commit, note, withdrawn } = published
    const pointers = [
      ...(version === pin ? ['pinned'] : []),
      ...(version === stable ? ['stable'] : []),
      ...(version === canary?.version ? [`canary ${canary.percentage} %`] : []),
      ...(version === previous ? ['previous'] : []),
      ...(withdrawn === null ? [] : ['withdrawn']),
    ]
    return [
      name,
      version,
      pointers.join(', '),
      publishedAt.replace('T', ' ').slice(0, 16),
      publisher,
      String(files),
      (bytes / 1024).toFixed(0),
      commitText(commit),
      withdrawn ?? note ?? '',
    ]
  })
}

function commitText(commit: SourceCommit | null): string {
  return commit ? `${commit.id.slice(0, 8)}${commit.isDirty ? '+' : ''}` : ''
}
