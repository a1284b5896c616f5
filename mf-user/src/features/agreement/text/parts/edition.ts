/** All texts were issued together; one that changes gets its own. */
export const EDITION = { version: '1.0', effectiveOn: '2026-11-21' } as const
