import type { FoulKind, TurnoverCause } from '../../recordings/play'

// {p} the player, {q} the other one, {t} his team, {o} the opponents, {n} points of {p}, {c} his
// rebounds, turnovers, fouls or steals so far, {s} the score.

export const FREE_THROW_MADE = [
  '{p}罚球命中。',
  '{p}稳稳罚进，已得{n}分。',
  '{p}罚中一球，比分{s}。',
]
export const FREE_THROW_MISSED = ['{p}罚球不中。', '{p}这一罚偏出。', '{p}罚丢一球。']

export const OFFENSIVE_REBOUND = [
  '{p}抢下前场篮板，{t}继续进攻。',
  '{p}拼到进攻篮板。',
  '前场篮板被{p}收下，个人第{c}个篮板。',
]
export const DEFENSIVE_REBOUND = [
  '{p}收下后场篮板。',
  '{p}保护好篮板。',
  '{p}摘下个人第{c}个篮板。',
  '篮板落到{p}手中，{t}发动进攻。',
]

export const STEAL = [
  '{p}失误，球被{q}断下！',
  '{q}抢断{p}，这是他的第{c}次抢断。',
  '{p}的球被{q}切走，{o}反击。',
]
export const TURNOVER: Record<TurnoverCause, readonly string[]> = {
  pass: ['{p}传球失误。', '{p}传丢了球。'],
  ball: ['{p}丢球，球权转换。', '{p}运球失误。'],
  travel: ['{p}走步违例。', '裁判吹罚{p}走步。'],
  foul: ['{p}进攻犯规，{o}球权。', '{p}犯规在先，失去球权。'],
  outOfBounds: ['{p}把球弄出界，{o}球权。', '{p}出界失误。'],
  shotClock: ['{t}24秒违例。', '{t}没能在24秒内出手。'],
  violation: ['{p}违例，{o}球权。', '{p}被吹违例。'],
}
export const TEAM_TURNOVER = ['{t}违例，球权交给{o}。']

export const FOUL: Record<FoulKind, readonly string[]> = {
  personal: ['{p}对{q}犯规，个人第{c}次。', '{p}犯规，第{c}次。', '{p}防守{q}时犯规。'],
  shooting: [
    '{p}投篮犯规，{q}走上罚球线。',
    '{p}打手犯规，个人第{c}次，{q}罚球。',
    '{p}投篮犯规，第{c}次。',
  ],
  looseBall: ['{p}争抢时犯规，个人第{c}次。', '{p}抢篮板犯规。'],
  offensive: ['{p}进攻犯规，{q}造成。', '{p}带球撞人，个人第{c}次犯规。', '{p}进攻犯规。'],
  technical: ['{p}被吹技术犯规。', '裁判给了{p}一次技术犯规。'],
  flagrant: ['{p}恶意犯规！', '{p}对{q}的动作被吹恶意犯规。'],
  intentional: ['{p}故意犯规，个人第{c}次。', '{p}战术犯规，{q}罚球。'],
  double: ['{p}被吹双方犯规，个人第{c}次。'],
}
export const TEAM_TECHNICAL = ['{t}被吹技术犯规。']
export const FOULED_OUT = ['{p}六次犯规离场。', '{p}犯满离场，{t}失去一名球员。']

export const VIOLATION = ['{p}违例。', '裁判吹罚{p}违例。']
export const TEAM_VIOLATION = ['{t}违例。', '{t}拖延比赛，被警告。']
export const SUBSTITUTION = ['{t}换人：{q}换下{p}。', '{q}登场，{p}下场休息。', '{q}替下{p}。']
export const TIMEOUT = ['{t}请求暂停，场上比分{s}。', '{t}叫了暂停。']
export const OFFICIAL_TIMEOUT = ['官方暂停，{h} {s} {a}。', '比赛暂停，场上比分{s}。']
export const TIP_OFF = ['{p}与{q}跳球，{t}获得球权，比赛开始！', '跳球，{t}先攻。']
export const JUMP_BALL = ['{p}与{q}争球，{t}得到球权。', '争球，球权归{t}。']
export const EJECTION = ['{p}被驱逐出场！']

export const LEAD_CHANGE = ['{t}反超！比分来到{s}。', '{t}取得领先，{h} {s} {a}！']
export const TIE = ['双方战成{s}平！', '比分打平，{s}！']
