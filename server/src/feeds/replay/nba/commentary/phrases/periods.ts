// {h} home, {a} away, {s} the score, {n} name of the period, {x} and {y} points of home and away in
// it, {t} who won, {o} who lost, {w} the result with the winner first.

export const START = ['{n}开始。', '{n}开打，场上比分{s}。']
export const OVERTIME = ['{s}！双方进入{n}。', '{n}开始，{h}与{a}再战五分钟。']
export const END = [
  '{n}结束，{h} {s} {a}，单节比分{x}-{y}。',
  '{n}战罢，单节{x}-{y}，总比分{s}。',
  '{n}结束，双方比分{s}。',
]
export const HALF_TIME = ['半场结束，{h} {s} {a}。', '双方回到更衣室，半场比分{s}。']
export const LEVEL = ['{n}结束，双方{s}战平，比赛进入加时！']
export const FINAL = ['全场比赛结束，{t}以{w}战胜{o}。', '终场哨响，{t} {w} {o}，比赛结束！']
/** {p} best scorer of {t}, with points {n}, rebounds {c} and assists {k}. */
export const BEST = [
  '{t}方面，{p}得到{n}分、{c}个篮板和{k}次助攻。',
  '{t}的{p}拿下{n}分{c}篮板{k}助攻。',
]
export const STARTERS = ['{t}首发：{f}。']
