/** Version and date that all texts share; a text that changes gets its own. */
export const EDITION = { version: '1.0', effectiveOn: '2026-11-21' } as const
