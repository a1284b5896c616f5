import type { TSchema } from 'typebox'

/**
 * Compares a reply with its contract, in development and tests only: the build drops the checker
 * from production. Throws with the first place that differs. Published remotes have no schemas;
 * they run in a shell for development beside the one that is written.
 */
export async function checkReply(
  schema: TSchema | undefined,
  data: unknown,
  path: string,
): Promise<void> {
  if (process.env.NODE_ENV !== 'production' && schema) {
    const { Check, Errors } = await import('typebox/value')
    if (Check(schema, data)) return
    const [first] = Errors(schema, data)
    throw new Error(
      `reply of ${path} breaks its contract at "${first?.instancePath ?? ''}": ` +
        (first?.message ?? ''),
    )
  }
}
