/** {h} home, {a} away, {t} the side of the line, {f} and {g} their formations, {v} the venue. */
export const SHEETS = [
  '双方首发名单公布。从球员的实际站位看，{h}接近{f}，{a}接近{g}。',
  '首发出炉：按场上站位，{h}大致是{f}，{a}大致是{g}。',
]
export const GROUND = ['比赛在{v}进行。', '欢迎来到{v}。', '今天的比赛场地是{v}。']
export const START = [
  '比赛开始！{t}先开球。',
  '主裁判一声哨响，{h}与{a}的较量开始了，{t}开球！',
  '开球！{h}对阵{a}，{t}率先控球。',
]
export const KICK_IN = [
  '{p}罚进点球，点球大战{s}。',
  '{p}命中，{s}。',
  '{t}的{p}罚进，点球大战比分{s}。',
  '{p}没有失误，{s}。',
  '第{n}轮，{t}的{p}罚中，{s}。',
]
export const KICK_SAVED = [
  '{p}的点球被{k}扑出！点球大战{s}。',
  '{k}扑出了{p}的点球，{s}！',
  '扑住了！{k}拒绝{p}，比分{s}。',
]
export const KICK_OUT = [
  '{p}罚丢了！点球比分{s}。',
  '{t}的{p}没有罚进，{s}！',
  '{p}罚失点球，{s}。',
]
/** The last 15 minutes: {t} led with {n} passes, {m} attacks, {x} shots; {o} had {y} shots. */
export const PRESSURE = [
  '过去一刻钟{t}占据主动，完成{n}次传球、{x}次射门。',
  '最近十五分钟{t}发动{m}次进攻，射门{x}次。',
  '这段时间{t}攻势更盛，{m}次攻到前场，{o}有{y}次射门。',
  '近十五分钟的射门是{t}{x}次、{o}{y}次。',
  '{t}掌握了这一刻钟的节奏，传球{n}次，进攻{m}次。',
  '{o}这段时间防守较多，{t}组织了{m}次进攻。',
]
export const BALANCED = [
  '过去十五分钟双方势均力敌，{h}进攻{m}次，{a}进攻{y}次。',
  '这一刻钟两队有来有回，进攻次数{m}比{y}。',
  '最近一段时间场面胶着，{h}与{a}分别进攻{m}次和{y}次。',
  '双方这十五分钟谁也没占到太多便宜，进攻{m}比{y}。',
]
/** {t} won against {o}; {w} the score with the winner first. */
export const END_WON = [
  '全场比赛结束，{h} {s} {a}，{t}笑到最后！',
  '终场哨响！{t}{w}击败{o}。',
  '比赛结束，{t}以{w}的比分战胜{o}。',
  '哨声响起，{h} {s} {a}，{t}收获一场胜利。',
]
export const SHOOT_OUT_END = ['点球大战结束，{t}以{w}胜出！', '{t}赢下点球大战，{w}！']
