import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Db } from '../../../../platform/database'
import type { NoticeOrder } from '../../../../platform/notices'
import type { Act, AppendedEntry } from '../../log/append'
import type { GroupsDeps } from '../group-deps'
import { notifyLists, sendNotices } from './after-commit'

export type GroupEvent = Omit<Extract<Act['body'], { kind: 'event' }>, 'kind'>

/** What an act on a group leaves for its log, for lists of conversations and for notices. */
export type Effects = {
  trx: Db
  nowMs: number
  /** Adds a line to the log; resolves with its number. */
  append: (groupId: string, senderId: string, event: GroupEvent) => Promise<number>
  /** These members have the group, lose it, or have another role in it. */
  changeListOf: (groupId: string, memberIds: readonly string[]) => void
  /** Sends notices after the commit: a group with many managers is not locked for all of them. */
  notify: (orders: readonly NoticeOrder<NoticeContent>[]) => void
}

export type EffectsDeps = Pick<
  GroupsDeps,
  'db' | 'clock' | 'log' | 'topics' | 'notices' | 'appendAct' | 'publishEntries'
>

/** The effects of one transaction, and what publishes them after its commit. */
export function openEffects(deps: EffectsDeps, trx: Db) {
  const appended: AppendedEntry[] = []
  const orders: NoticeOrder<NoticeContent>[] = []
  const lists = new Map<string, Set<string>>()
  const effects: Effects = {
    trx,
    nowMs: deps.clock.now(),
    async append(conversationId, senderId, event) {
      const body = { kind: 'event', ...event } as const
      const one = await deps.appendAct(trx, { conversationId, senderId, body })
      appended.push(one)
      return one.entry.seq
    },
    changeListOf(groupId, memberIds) {
      lists.set(groupId, new Set([...(lists.get(groupId) ?? []), ...memberIds]))
    },
    notify: (given) => void orders.push(...given),
  }
  async function publish(): Promise<void> {
    deps.publishEntries(appended)
    for (const [groupId, memberIds] of lists) await notifyLists(deps, groupId, memberIds)
    await sendNotices(deps, orders)
  }
  return { effects, publish }
}

/** Runs a change in one transaction, then publishes what it left. */
export async function runChange<T>(
  deps: EffectsDeps,
  change: (effects: Effects) => Promise<T>,
): Promise<T> {
  const { result, publish } = await deps.db.transaction().execute(async (trx) => {
    const { effects, publish } = openEffects(deps, trx)
    return { result: await change(effects), publish }
  })
  await publish()
  return result
}
