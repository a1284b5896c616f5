const DAY_MS = 86_400_000

export type RecordingLimits = { maxBytes: number; maxAgeDays: number }

export type CountedRecording = {
  id: number
  /** 0 for one whose file is missing. */
  bytes: number
  startedAtMs: number
  /** False while it is being made. */
  isOver: boolean
}

export type QuotaActs = {
  /** Recordings to remove. */
  remove: number[]
  /** Recordings to stop: nothing is left that could be removed for them. */
  stop: number[]
}

/**
 * What makes the recordings fit into the limits: those that are too old go, then the oldest until
 * the rest fits. `recordings` are ordered from the oldest on.
 */
export function actsOfQuota(
  recordings: readonly CountedRecording[],
  { maxBytes, maxAgeDays }: RecordingLimits,
  nowMs: number,
): QuotaActs {
  const isOld = ({ startedAtMs, isOver }: CountedRecording) =>
    isOver && startedAtMs < nowMs - maxAgeDays * DAY_MS
  const remaining = recordings.filter((one) => !isOld(one))
  const remove = recordings.filter(isOld).map(({ id }) => id)
  let bytes = remaining.reduce((sum, one) => sum + one.bytes, 0)
  for (const one of remaining) {
    if (bytes <= maxBytes) break
    if (!one.isOver || one.bytes === 0) continue
    remove.push(one.id)
    bytes -= one.bytes
  }
  const stop = bytes > maxBytes ? remaining.filter(({ isOver }) => !isOver).map(({ id }) => id) : []
  return { remove, stop }
}
