/** Said at any time of a match that has begun; none claims a score, a goal or an event. */
const STARTED = {
  1: [
    '边看边写：{home}和{away}的中场对抗挺有看头，谁先控制住节奏谁舒服。',
    '{home}对{away}，今天两边的站位都比我想的靠前，看着过瘾。',
    '看{away}的边路推进，传球线路选得挺大胆，你们觉得呢？',
    '{league}这场的裁判尺度怎么样？{home}和{away}的球迷都来说说。',
    '第一次完整看{home}的比赛，防线出球比想象中有耐心。',
  ],
  2: [
    '{home}和{away}这场的转换速度真快，第一节看得我水都忘了喝。',
    '今天{home}的挡拆打得很耐心，{away}换防换得也不慢。',
    '{away}的替补阵容挺有活力的，末节大概要看谁的板凳更深。',
    '{league}这场的篮板拼抢值得回看，{home}和{away}都没省力气。',
  ],
} as const

/** Said before a match. */
const BEFORE = {
  1: [
    '今晚{league}：{home}对{away}，有一起看的吗？先占个座。',
    '{home}和{away}这场，大家最想看哪个位置的对位？我先说，中场。',
    '赛前聊两句：{home}主场的气氛一直不错，{away}客场得先站稳。',
    '给第一次看{league}的朋友：{home}对{away}很适合入门，节奏清楚。',
    '{away}的球迷集合！今天去{home}的主场，声音不能输。',
  ],
  2: [
    '{league}今天{home}对{away}，内线的对位我能看一整晚。',
    '{home}和{away}谁的外线更稳？赛前先留个帖，看完回来对照。',
    '陪孩子看{home}的比赛，他已经能自己讲挡拆了，今天对{away}。',
    '{away}客场打{home}，最关心的是轮换怎么排。',
  ],
} as const

/** About being a fan, by the name of the circle. */
export const GENERAL_TEXTS: readonly (readonly [string, string])[] = [
  ['足球大家谈', '你是因为哪一场比赛开始看球的？我是小时候跟着我爸蹲在电视机前看的。'],
  ['足球大家谈', '看球这么多年，越来越喜欢看无球跑动了，镜头之外也有很多东西。'],
  ['足球大家谈', '熬夜看球的朋友，第二天上班都怎么撑过来的？求实用办法。'],
  ['篮球大家谈', '大家觉得一支球队最难补的位置是哪个？我投组织后卫一票。'],
  ['篮球大家谈', '现场看过一次篮球才发现，防守时的喊话比进攻还热闹。'],
  ['战术板', '想请教：三中卫阵型里，边翼卫压上以后身后的空当一般由谁来补？'],
  ['战术板', '画了一晚上挡拆后的弱侧轮转，发现最关键的是第二个人的那一步。'],
  ['野球场', '周末野球被一位五十多岁的大哥过了三次，技术真的不会老。'],
  ['野球场', '人造草穿什么鞋底合适？短钉还是碎钉，膝盖有点受不了了。'],
  ['经典回忆', '整理老房子翻出一摞旧球票，字都快看不清了，但每一场都记得。'],
  ['经典回忆', '有没有哪件旧球衣你一直舍不得扔？说说它的故事。'],
  ['女子赛场', '带女儿去看了一场女足，她回来就问能不能报名，支持！'],
  ['女子赛场', '女篮的团队配合看着真舒服，传导球的耐心值得学。'],
  ['球衣球鞋', '白色球衣沾了草渍怎么洗？试了好几种办法都留印子。'],
  ['看台日记', '看台上认识的几位老球友，十年了每个赛季还坐在一起。'],
  ['看台日记', '第一次带父母去现场看球，他们比我喊得还大声。'],
]

export const COMMENTS: readonly string[] = [
  ...['说得在理', '同感', '学到了，谢谢分享', '这个角度有意思', '等一个后续', '先收藏了'],
  ...['我也是这么看的', '讨论得真好', '看完比赛回来再聊', '有画面了', '支持一下', '老球迷路过'],
  ...['我觉得还得看下半段', '换人调整可能是关键', '坐等大家的看法', '哈哈，我家也这样'],
  ...['说出了我想说的', '不同意见：节奏其实不算快', '新人学习了', '这帖质量可以'],
]

export const REGIONS = ['广东', '北京', '四川', '辽宁', '上海', '湖北', '浙江', '山东'] as const

export type DemoMatch = {
  id: number
  sport: number
  league: string
  home: string
  away: string
  hasBegun: boolean
  circleId: number | null
}

/** Two posts of a match at most: one before it, one when it has begun. */
export function textOfMatch(match: DemoMatch, number: number): string | null {
  const texts = match.hasBegun ? STARTED : BEFORE
  const list = texts[match.sport as 1 | 2] as readonly string[] | undefined
  const text = list?.[number % list.length]
  if (text === undefined) return null
  const { league, home, away } = match
  return `${text.replace('{league}', league).replace('{home}', home).replace('{away}', away)} #演示#`
}
