import { joined } from '../../../../text'

const SHOWN = ['裁判出示黄牌。', '吃到一张黄牌。', '被黄牌警告。', '领到黄牌。']

/** Yellow cards by reason (codes-and-words 1.6): {p} of {t} is booked. */
export const YELLOW: Record<number, readonly string[]> = {
  0: joined(['{t}的{p}', '{p}', '黄牌！{p}'], SHOWN.slice(1)),
  1: joined(['{p}犯规，', '{t}的{p}犯规，', '因为这次犯规，{p}'], SHOWN.slice(1)),
  9: joined(['{p}动作粗野，', '{p}暴力犯规，'], SHOWN),
  11: joined(['{p}手球，', '{p}手球犯规，'], SHOWN),
  15: joined(['{p}拖延时间，', '{t}的{p}拖延比赛，'], SHOWN),
  18: joined(['{p}抗议判罚，', '{p}向裁判表达不满，'], SHOWN),
  33: joined(['{p}假摔，', '裁判认定{p}假摔，'], SHOWN),
}

export const SECOND_YELLOW = [
  '两黄变一红！{p}被罚下场，{t}少一人应战。',
  '{p}吃到本场个人第二张黄牌，离场！',
  '{p}累计两张黄牌，被红牌罚下。',
]
export const RED = [
  '红牌！{p}被直接罚下！',
  '裁判直接出示红牌，{t}的{p}被罚下场！',
  '{p}领到红牌，{t}少一人应战！',
]

/** {p} comes on for {q}. */
export const CHANGE = joined(
  ['{t}换人：', '{t}做出调整：', '换人！{t}方面，', '{t}的换人，'],
  ['{p}换下{q}。', '{q}下，{p}上。', '{p}替下{q}。', '{p}登场，{q}离场。'],
)
