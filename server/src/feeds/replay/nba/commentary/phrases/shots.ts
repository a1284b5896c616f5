import { joined } from '../../../../text'
import type { ShotStyle } from '../../recordings/play'

// {p} who shoots, {q} who passes, {r} who blocks, {d} distance in feet, {n} points of {p} so far,
// {k} assists of {q} so far, {b} blocks of {r} so far.

const ENDS = ['。', '，个人已得{n}分。', '，拿到个人第{n}分。']
const ASSISTED = ['，{q}助攻。', '，{q}送出第{k}次助攻。', '，助攻来自{q}，{p}已得{n}分。']

const TWO: Record<ShotStyle, readonly string[]> = {
  dunk: ['{p}扣篮得手', '{p}冲到篮下完成扣篮', '{p}暴扣命中'],
  alleyOop: ['{p}空中接力得手', '{p}接到高吊球直接放进', '{p}空接完成终结'],
  layup: ['{p}上篮得手', '{p}上篮命中', '{p}杀入内线上篮打进', '{p}篮下得分'],
  hook: ['{p}勾手命中', '{p}小勾手打进', '{p}勾手得分'],
  tip: ['{p}补篮得手', '{p}补篮打进', '{p}二次进攻打成'],
  floater: ['{p}抛投命中', '{p}抛投打进', '{p}一记抛投得分'],
  fadeaway: ['{p}后仰跳投命中', '{p}后仰出手打进', '{p}{d}英尺外后仰命中'],
  stepBack: ['{p}后撤步跳投命中', '{p}后撤一步出手打进', '{p}{d}英尺外后撤步命中'],
  pullUp: ['{p}急停跳投命中', '{p}急停出手打进', '{p}{d}英尺外急停跳投命中'],
  jumper: ['{p}中投命中', '{p}跳投打进', '{p}{d}英尺外跳投命中', '{p}中距离出手打中'],
}
const THREE: readonly string[] = [
  '{p}三分命中',
  '{p}外线三分打进',
  '{p}{d}英尺外三分命中',
  '{p}外线出手，三分入网',
  '{p}三分线外张手就有',
]
const THREE_STEP: readonly string[] = ['{p}后撤步三分命中', '{p}后撤到三分线外打进']
const THREE_PULL: readonly string[] = ['{p}急停三分命中', '{p}运球急停，三分打进']

const MISSED_TWO: Partial<Record<ShotStyle, readonly string[]>> = {
  dunk: ['{p}扣篮不中。', '{p}扣篮砸在篮筐上。'],
  alleyOop: ['{p}空中接力没有打进。', '{p}空接偏出。'],
  layup: ['{p}上篮不中。', '{p}突破上篮偏出。', '{p}篮下没有打进。', '{p}杀入内线未能得分。'],
  hook: ['{p}勾手不中。', '{p}勾手弹框而出。'],
  tip: ['{p}补篮不中。', '{p}二次进攻没有把握住。'],
  floater: ['{p}抛投不中。', '{p}抛投短了。'],
}
const MISSED_JUMPER = [
  '{p}中投不中。',
  '{p}跳投偏出。',
  '{p}{d}英尺外出手不中。',
  '{p}中距离没有打进。',
  '{p}出手打铁。',
]
const MISSED_THREE = [
  '{p}三分不中。',
  '{p}外线出手偏出。',
  '{p}{d}英尺外三分打铁。',
  '{p}三分弹框而出。',
  '{p}三分线外出手不中。',
]
export const BLOCKED = [
  '{p}出手被{r}封盖！',
  '{r}送出大帽，拦下{p}的投篮。',
  '{p}的出手没能逃过{r}，这是{r}的第{b}个盖帽。',
]

const made = new Map<string, readonly string[]>()

/** Phrases of a shot that went in. */
export function madePhrases(
  points: 2 | 3,
  style: ShotStyle,
  isAssisted: boolean,
): readonly string[] {
  const name = `${points} ${style} ${isAssisted}`
  const known = made.get(name)
  if (known) return known
  const starts = points === 2 ? TWO[style] : threeOf(style)
  const list = joined(starts, isAssisted ? ASSISTED : ENDS)
  made.set(name, list)
  return list
}

/** Phrases of a shot that did not. */
export function missedPhrases(points: 2 | 3, style: ShotStyle): readonly string[] {
  return points === 3 ? MISSED_THREE : (MISSED_TWO[style] ?? MISSED_JUMPER)
}

function threeOf(style: ShotStyle): readonly string[] {
  if (style === 'stepBack') return THREE_STEP
  return style === 'pullUp' ? THREE_PULL : THREE
}
