/** {h} home, {a} away, {t} the side meant, {s} the score, {n} and {m} figures. */
export const SHEETS = [
  '双方首发名单出炉：{h}排出{f}阵型，{a}则以{g}应战。',
  '首发名单公布，{h}的阵型是{f}，{a}摆出{g}。',
  '两队主教练递交了首发：{h} {f}，{a} {g}。',
]
export const CAPTAINS = [
  '{h}今天由{p}佩戴队长袖标，{a}的队长是{q}。',
  '队长方面，{p}将带领{h}出战，{a}场上队长为{q}。',
]
export const MISSING = [
  '{t}今天缺少{p}（{n}）。',
  '{p}因{n}缺席，{t}的人员并不齐整。',
  '{t}的{p}因{n}没有进入大名单。',
]
export const GROUND = [
  '比赛在{v}进行，当值主裁判是{p}。',
  '欢迎来到{v}，本场主裁判为{p}。',
  '今天的比赛地点是{v}，{p}担任主裁判。',
]
export const WEATHER = [
  '比赛现场{w}，气温{n}摄氏度，风速每秒{m}米。',
  '球场上空{w}，目前气温{n}度，湿度{x}%。',
  '现场{w}，气温{n}℃，两队球员正在热身。',
]
export const WARM_UP = [
  '双方球员正在场上热身，比赛即将开始。',
  '两队球员列队进场，看台上的气氛逐渐热烈。',
  '球员通道里，双方队长相互致意。',
  '挑边仪式结束，{h}选择了场地。',
  '挑边仪式结束，{a}选择了场地。',
]
export const START = [
  '比赛开始！{h}率先开球，对手是{a}。',
  '主裁判一声哨响，{h}与{a}的较量开始了！',
  '开球！{h}主场迎战{a}，比赛正式打响。',
  '哨声响起，{a}做客挑战{h}，上半场开始。',
]
export const ADDED = [
  '第四官员举牌，本半场补时{n}分钟。',
  '补时牌显示还有{n}分钟。',
  '伤停补时{n}分钟，双方还有机会。',
  '本半场将补时{n}分钟。',
]
export const HALF_TIME = [
  '上半场结束，{h} {s} {a}，双方球员回到更衣室。',
  '半场哨响，{h}与{a}的比分是{s}。',
  '上半场比赛结束，目前比分{h} {s} {a}。',
]
export const HALF_FIGURES = [
  '半场数据：{h}控球率{n}%，射门{x}次；{a}控球率{m}%，射门{y}次。',
  '上半场{h}射门{x}次、控球率{n}%，{a}射门{y}次、控球率{m}%。',
]
export const SECOND_START = [
  '下半场开始，双方易边再战。',
  '易边再战，下半场哨声响起！',
  '两队回到场上，下半场开球。',
]
export const END_DRAW = [
  '全场比赛结束，{h}与{a}以{s}握手言和。',
  '终场哨响，{h} {s} {a}，双方各取一分。',
  '比赛结束，{s}，谁也没能带走胜利。',
]
export const END_CUP_DRAW = ['九十分钟比赛结束，{h}与{a}以{s}难分高下。', '常规时间战成{s}。']
/** {t} won against {o}. */
export const END_WON = [
  '全场比赛结束，{h} {s} {a}，{t}笑到最后！',
  '终场哨响！{t}击败{o}，比分定格在{s}。',
  '比赛结束，{t}以{s}的比分拿下{o}。',
  '哨声响起，{h} {s} {a}，{t}收获一场胜利。',
]
export const END_FIGURES = [
  '全场数据：射门{x}比{y}，控球率{n}%比{m}%。',
  '全场比赛{h}射门{x}次、{a}射门{y}次，控球率{n}%对{m}%。',
]
/** {t} had more of the last quarter of an hour: {n} percent, {m} attacks, {x} shots. */
export const PRESSURE = [
  '最近一段时间{t}占据主动，控球率达到{n}%。',
  '{t}把比赛压在{o}半场，这一刻钟发动了{m}次进攻。',
  '过去十五分钟{t}攻势更盛，完成{x}次射门。',
  '{o}被压制在自己半场，{t}近一刻钟控球率{n}%。',
  '场面上{t}稍占优势，连续组织起{m}次进攻。',
  '{t}的逼抢收到效果，{o}很难把球带过中场。',
  '{t}掌握了中场，最近十五分钟控球率{n}%，{o}更多依靠反击。',
  '看得出{t}加强了边路进攻，这段时间{m}次攻到前场。',
]
export const BALANCED = [
  '双方在中场反复争夺，节奏有些胶着。',
  '这段时间两队势均力敌，谁也没能占到便宜。',
  '比赛有来有回，控球率基本持平。',
  '场上形成拉锯，双方的机会都不多。',
  '两队都加强了防守，禁区前沿空间很小。',
]
export const RESULT_NOW = [
  '目前场上比分{h} {s} {a}。',
  '比赛还在继续，{h} {s} {a}。',
  '比分暂时是{s}，双方仍在寻找机会。',
  '来到这个时间点，{h}与{a}的比分为{s}。',
]
export const EXTRA_START = ['比赛进入加时赛，上半场开始！', '加时赛开始，双方再战三十分钟。']
export const EXTRA_SECOND = ['加时赛下半场开始。', '易边之后，加时赛下半场打响。']
export const EXTRA_END = ['加时赛结束，比分{s}。', '一百二十分钟战罢，场上比分{s}。']
export const SHOOT_OUT = ['双方将通过点球大战决出胜负！', '点球大战开始，空气仿佛凝固了。']
export const KICK_IN = [
  '{p}罚进点球，点球大战比分{s}。',
  '{p}稳稳命中，{s}。',
  '{t}的{p}骗过{k}，点球罚进，{s}。',
  '{p}打进死角，点球{s}。',
  '{p}推射得手，{t}没有失误，{s}。',
]
export const KICK_OUT = [
  '{p}的点球被{k}扑出！点球大战{s}。',
  '{p}罚丢了！点球比分仍是{s}。',
  '{t}的{p}把球打在立柱上，{s}！',
  '{p}打高了，{t}罚失点球，{s}。',
]
export const SHOOT_OUT_END = ['点球大战结束，{t}以{s}胜出！', '{t}赢下点球大战，比分{s}！']
export const PAUSED = ['比赛因故中断，双方球员暂时离场。', '主裁判示意比赛暂停。']
export const RESUMED = ['比赛恢复进行。', '经过一段时间的等待，比赛继续。']
export const POSTPONED = ['接到通知，{h}与{a}的比赛推迟进行，具体时间待定。']
export const CORRECTED = ['更正：{p}第{n}分钟的进球经视频回看被取消。']

/** {p} is the right player, {q} the wrong one. */
export const CORRECTED_PLAYER = {
  goal: ['更正：第{n}分钟的进球由{p}打入，此前误记为{q}。'],
  card: ['更正：第{n}分钟吃到黄牌的是{p}，此前误记为{q}。'],
}

export const CORRECTED_PLAYER_NOTE = {
  goal: [
    '官方数据更新，第{n}分钟{t}的进球记在{p}名下。',
    '技术台确认，第{n}分钟攻破{o}大门的是{p}。',
  ],
  card: ['官方数据更新，第{n}分钟的黄牌记在{p}名下。', '技术台确认，第{n}分钟被警告的是{t}的{p}。'],
}
