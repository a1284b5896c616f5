const MINUTE = 60
const HOUR = 3600

/** `5:07`, from an hour on `1:05:07`. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  const end = two(seconds % MINUTE)
  return seconds < HOUR
    ? `${minutes}:${end}`
    : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${end}`
}
