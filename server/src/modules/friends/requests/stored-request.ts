export const STATE = { waiting: 1, accepted: 2, declined: 3 } as const

/** `from` asked `to`. */
export type Asked = { from: string; to: string }
export type StoredRequest = Asked & { id: string; message: string; state: number; atMs: number }
