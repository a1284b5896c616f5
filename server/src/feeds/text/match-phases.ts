/**
 * Phrases of the phases of a match that every text uses. {h} home, {a} away, {s} the score, {n} and
 * {m} figures of both sides, {x} and {y} their shots.
 */

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
export const END_FIGURES = [
  '全场数据：射门{x}比{y}，控球率{n}%比{m}%。',
  '全场比赛{h}射门{x}次、{a}射门{y}次，控球率{n}%对{m}%。',
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
