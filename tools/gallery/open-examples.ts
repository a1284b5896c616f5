import type { Page } from '@playwright/test'

type Asked = { piece: string; theme: string; state?: string }

/**
 * Opens the examples of a piece on the gallery at `origin`, with all motion at its end. Returns the
 * states to open one by one, or `[undefined]` when all of them are on this page.
 */
export async function openExamples(
  page: Page,
  origin: string,
  asked: Asked,
): Promise<readonly (string | undefined)[]> {
  await page.goto(`${origin}/?${new URLSearchParams(asked)}`)
  const examples = page.locator('[data-states]')
  await examples.waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
  const { states = '', overlay } = await examples.evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }))
  if (!states) throw new Error(`${asked.piece} shows no state`)
  return overlay ? states.split(' ') : [undefined]
}
