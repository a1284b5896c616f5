import { RequestError } from '../../../platform/errors'

type Store<Item, Outcome> = (items: readonly Item[]) => Promise<readonly (Outcome | RequestError)[]>

/**
 * Stores a batch, and after a fault of one item each item alone: it fails none of those that came
 * with it. When the database is away the items are not at fault, and none is tried again.
 */
export function createStoreApart<Item, Outcome>(
  store: Store<Item, Outcome>,
  isOutage: (error: unknown) => boolean,
) {
  async function alone(item: Item): Promise<Outcome | Error> {
    try {
      const [outcome = new RequestError('server.fault')] = await store([item])
      return outcome
    } catch (error) {
      return error instanceof Error ? error : new Error('not stored', { cause: error })
    }
  }

  return async (items: readonly Item[]): Promise<readonly (Outcome | Error)[]> => {
    try {
      return await store(items)
    } catch (error) {
      if (items.length === 1 || isOutage(error)) throw error
      const outcomes: (Outcome | Error)[] = []
      for (const item of items) outcomes.push(await alone(item))
      return outcomes
    }
  }
}
