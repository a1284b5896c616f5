/** A call that waits for the batch that its item is in. */
export type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/** Settles calls with outcomes in their order; an error, or none, rejects that call alone. */
export function settleEach<Item, Outcome>(
  batch: readonly Waiting<Item, Outcome>[],
  outcomes: readonly (Outcome | Error)[],
): void {
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined || outcome instanceof Error) reject(outcome)
    else resolve(outcome)
  })
}
