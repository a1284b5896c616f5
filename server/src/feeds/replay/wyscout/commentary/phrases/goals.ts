import { joined } from '../../../../text'
import type { Assist, Finish } from '../shot-facts.rules'

/** {p} scorer, {q} assist, {t} scoring side, {o} other side, {s} new score, home first. */
const OPENINGS = [
  '球进了！',
  '进球！',
  '进了！',
  '球进啦！',
  '{t}得分！',
  '{t}取得进球！',
  'GOAL！',
  '比分改变！',
]

const ASSISTS: Record<Assist, readonly string[]> = {
  none: [''],
  corner: ['{q}开出角球，', '{q}的角球传到门前，', '角球机会，{q}主罚，'],
  freeKick: ['{q}任意球传中，', '{q}把任意球罚到门前，', '任意球由{q}开出，'],
  cross: ['{q}送出传中，', '{q}边路起球，', '{q}把球传到门前，', '接{q}的传中，'],
  through: ['{q}送出直塞，', '{q}一脚穿透防线的传球，', '接{q}的直传，'],
  long: ['{q}送出长传，', '{q}把球吊向前场，', '接{q}的长传，'],
  header: ['{q}头球摆渡，', '{q}用头把球做给队友，'],
  pass: ['{q}传球，', '{q}送出助攻，', '接{q}的传球，', '{q}把球交给队友，'],
}

const FINISHES: Record<Finish, readonly string[]> = {
  header: [
    '{p}头球破门',
    '{p}头球攻门得手',
    '{p}迎球一顶，皮球入网',
    '{p}用头把球送进球门',
    '{p}抢到落点，头槌得分',
  ],
  near: [
    '{p}门前近距离破门',
    '{p}在小禁区附近把球打进',
    '{p}在门前把球送入网窝',
    '{p}近距离射门得手',
  ],
  box: [
    '{p}禁区内射门得手',
    '{p}在禁区里起脚破门',
    '{p}禁区内打门，皮球入网',
    '{p}在禁区里把球送进球门',
  ],
  far: [
    '{p}禁区外远射破门',
    '{p}在禁区外起脚，皮球直入网窝',
    '{p}远射得手',
    '{p}在{m}米外的射门飞进球门',
  ],
  freeKick: ['{p}任意球直接破门', '{p}主罚的任意球飞进球门', '{p}直接任意球得分'],
}
const ENDINGS = [
  '，{s}！',
  '，比分变为{s}！',
  '，比分来到{s}！',
  '，场上比分{s}！',
  '，{t}把比分改写成{s}！',
]
const BREAK = ['反击得手！', '反击中的进球！', '快速反击收到成效！']

function goalPhrases(assist: Assist, finish: Finish, isBreak: boolean): readonly string[] {
  return joined(isBreak ? BREAK : OPENINGS, ASSISTS[assist], FINISHES[finish], ENDINGS)
}

const made = new Map<string, readonly string[]>()

/** Phrases for such a goal; the same array for the same arguments. */
export function goalSentences(assist: Assist, finish: Finish, isBreak: boolean): readonly string[] {
  const name = `${assist} ${finish} ${isBreak}`
  const list = made.get(name) ?? goalPhrases(assist, finish, isBreak)
  made.set(name, list)
  return list
}

export const PENALTY_GOAL = joined(
  ['点球命中！', '点球罚进！', '点球破门！', '十二码前没有失误！'],
  ['{p}操刀主罚', '{p}站上点球点', '{p}助跑起脚', '主罚的{p}把球打进'],
  ENDINGS,
)

/** {p} scored the own goal, {t} the side it counts for, {o} the side of {p}. */
export const OWN_GOAL = joined(
  ['乌龙球！', '不走运的一幕！', '自摆乌龙！'],
  ['{o}的{p}把球碰进自家球门', '皮球经{o}球员{p}入网', '{p}不慎将球送进自己把守的大门'],
  ['，{s}。', '，比分变为{s}。', '，{t}收下这粒进球，{s}。'],
)
export const PENALTY_SAVED = joined(
  ['点球没进！', '点球被扑出！', '门将立功！'],
  ['{k}扑出了{p}主罚的点球！', '{p}的点球没能过{k}这一关！', '{p}主罚，{k}将球拒之门外！'],
)
export const PENALTY_MISSED = joined(
  ['点球罚失！', '点球没进！', '机会错过！'],
  ['{p}主罚的点球没有打进。', '{p}没能把握住这次点球机会。', '站在点球点前的{p}没有命中目标。'],
)
export const PENALTY_FRAME = [
  '点球打在门框上！{p}没能罚进。',
  '{p}的点球击中门框！',
  '门框拒绝了{p}的点球！',
]
