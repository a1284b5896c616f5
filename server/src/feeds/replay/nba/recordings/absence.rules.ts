/** Reasons of the live format why a player is not available, as shown. */
const REASONS: readonly [RegExp, string][] = [
  [/INJURY|ILLNESS/, '伤病'],
  [/COACH/, '教练决定'],
  [/LEAGUE|TWO_WAY/, '发展联盟'],
  [/PERSONAL/, '个人原因'],
  [/SUSPEN/, '停赛'],
  [/HEALTH|PROTOCOL/, '健康与安全协议'],
  [/REST/, '轮休'],
]

export function absenceText(reason: string): string {
  return REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? '未激活'
}
