import type { OpenSlot } from '@saidian/shared/host'
import type { Federation } from './create-federation'

type Remotes = Pick<Federation, 'metas' | 'isPublished' | 'load'>

/** Slots by the `remote.json` of who offers them: the first published one is loaded when a page first places its slot. */
export function slotsOf({ metas, isPublished, load }: Remotes): OpenSlot {
  return async (name) => {
    const owner = metas.find((meta) => meta.slots?.includes(name) && isPublished(meta.name))
    if (!owner) return null
    const { slots } = await load(owner.name)
    return slots?.[name] ?? null
  }
}
