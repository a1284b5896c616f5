import { RequestError } from '../../../platform/errors'
import type { RunChange } from '../pointers/channel-changes'

/** Takes a remote out of the pages, or a version out of use. Files stay for open pages. */
export function withdrawals(change: RunChange, now: () => Date) {
  return {
    /** Ends every channel and pin of a remote; its routes answer 频道未上线 until a promote. */
    retire: (name: string, actor: string) =>
      change(name, async (inside, { stable, canary, pin }) => {
        if (stable === null && canary === null && pin === null) return null
        await inside.endChannel(name, 'stable')
        await inside.endChannel(name, 'canary')
        await inside.unpin(name)
        return { actor, action: 'retire', name, version: null, before: stable, percentage: null }
      }),

    /** Also leaves the history, so that neither a rollback nor a fallback leads to the version. */
    withdraw: (name: string, version: string, reason: string, actor: string) =>
      change(name, async (inside, { stable, history, canary, pin }) => {
        const found = await inside.version(name, version)
        if (!found) throw new RequestError('remote.no_such_version')
        if (found.withdrawn !== null) return null
        if ([stable, canary?.version, pin].includes(version))
          throw new RequestError('remote.in_use')
        if (stable !== null && history.includes(version)) {
          const others = history.filter((earlier) => earlier !== version)
          await inside.setChannel(
            name,
            'stable',
            { version: stable, percentage: 100, history: others },
            now(),
          )
        }
        await inside.withdraw(name, version, reason)
        const about = { name, version, before: null, percentage: null }
        return { actor, action: 'withdraw', ...about, note: reason }
      }),
  }
}
