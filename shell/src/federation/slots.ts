import type { OpenSlot } from '@saidian/shared/host'
import type { Federation } from './federation'

type Remotes = Pick<Federation, 'metas' | 'isPublished' | 'load'>

/** Opens slots by name: loads the first published remote whose `remote.json` offers the slot. */
export function slotsOf({ metas, isPublished, load }: Remotes): OpenSlot {
  return async (name) => {
    const provider = metas.find((meta) => meta.slots?.includes(name) && isPublished(meta.name))
    if (!provider) return null
    const { slots } = await load(provider.name)
    return slots?.[name] ?? null
  }
}
