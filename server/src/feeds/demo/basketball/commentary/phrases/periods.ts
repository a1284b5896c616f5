/**
 * {h} home, {a} away, {s} the score, {n} the period, {p} and {q} players, {x} and {y} their points.
 */
export const BEFORE = ['本场比赛在{v}进行，执法裁判：{r}。', '{h}主场迎战{a}，地点{v}，裁判{r}。']
export const STARTERS = ['{t}首发：{p}。', '{t}首发五人：{p}。', '{t}今天派出的首发是{p}。']
export const MISSING = ['{t}的{p}因{n}缺席本场。', '{p}（{n}）不在{t}今天的轮换中。']
export const WARM_UP = [
  '双方球员正在场上热身。',
  '球员们进行最后的投篮练习。',
  '比赛即将开始，两队球员入场。',
]
export const JUMP = [
  '跳球，{p}拨到球，{t}先攻。',
  '{p}争得跳球，{t}获得球权。',
  '裁判抛球，{p}赢下跳球。',
]
export const GAME_START = ['比赛开始！', '裁判进场，比赛正式打响。', '{h}与{a}的比赛开始了。']
export const PERIOD_START = ['{n}开始，{s}。', '{n}比赛开始。', '双方回到场上，{n}开打，目前{s}。']
export const PERIOD_END = [
  '{n}结束，{h} {s} {a}。',
  '{n}战罢，比分{s}。',
  '哨响，{n}打完，{h}与{a}的比分是{s}。',
]
export const HALF_TIME = ['上半场结束，{h} {s} {a}。', '半场哨响，{h}与{a}打成{s}。']
export const TO_OVERTIME = ['{n}结束，双方{s}战平，进入加时！', '常规时间难分高下，{s}，加时再战。']
export const OVERTIME_AGAIN = ['{n}依然打平，{s}，再来一个加时！', '又是平局，{s}，比赛继续加时。']
export const OVERTIME_START = ['{n}开始，时间五分钟。', '{n}开打，目前{s}。']
export const LEADERS = [
  '得分最高：{h}的{p}{x}分，{a}的{q}{y}分。',
  '{h}这边{p}拿下{x}分，{a}的{q}得到{y}分。',
]
export const LEAD_CHANGE = [
  '{t}反超！{s}。',
  '比分易主，{t}取得领先，{s}。',
  '{t}在最后时刻反超比分，{s}！',
]
export const TIE = ['{t}追平比分，{s}！', '平了！{s}，悬念拉满。', '双方回到同一起跑线，{s}。']
export const RUN = ['{t}打出一波{n}比0的攻势，{s}。', '{t}连得{n}分，{s}。']
export const END = [
  '全场比赛结束，{h} {s} {a}，{t}取胜。',
  '终场哨响，{t}赢下比赛，最终比分{s}。',
  '比赛结束，{t}以{s}击败{o}。',
]
