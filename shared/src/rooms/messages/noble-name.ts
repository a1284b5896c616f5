const NAMES = ['', '骑士', '子爵', '伯爵', '公爵', '国王', '皇帝'] as const

/** Name of a level of nobility; empty for none, and for one that this version does not know. */
export function nobleName(level: number): string {
  return NAMES[level] ?? ''
}
