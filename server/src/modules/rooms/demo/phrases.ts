import type { Random } from '../../../feeds/random'

const ANY = [
  ...['来了来了', '刚下班，赶上了', '主播晚上好', '打卡', '今天人不少啊', '画面挺清楚的', '前排'],
  ...['第一次来，先关注了', '主播讲得不错', '慢慢看，不急', '有没有一起看的', '吃饭看球真香'],
  ...['主播喝口水吧', '加班看球，别告诉老板', '谁懂啊，太紧张了', '先点个赞', '声音刚刚好'],
  ...['大家都支持谁？', '等会儿再来', '网络还行，不卡', '弹幕好欢乐', '看完这场就睡', '陪我爸看的'],
]

const FOOTBALL = [
  ...['这个跑位可以', '中场丢球有点多', '边路多传一传', '防线站得挺稳', '这脚传得漂亮', '压上去啊'],
  ...['门将今天状态好', '换个前锋试试', '节奏再快一点', '定位球有机会', '后腰位置空了', '逼抢很凶'],
  ...[
    '这裁判尺度还行',
    '角球多练练吧',
    '下半场体能是关键',
    '打反击更合适',
    '回追真快',
    '别急着开大脚',
  ],
  ...['右路能打', '这草皮看着不错', '越位了吧，线很近', '传控还是舒服', '补位及时', '就差最后一脚'],
]

const BASKETBALL = [
  ...['这防守强度可以', '外线手感来了', '多打内线啊', '挡拆打得真熟', '篮板要保护好', '别总一打一'],
  ...['快攻跑起来', '这个暂停叫得对', '犯规有点多了', '替补上来有活力', '空位就投', '联防试一下'],
  ...['这脚步真漂亮', '末节才是关键', '转换防守要回得快', '罚球别丢啊', '底角没人盯', '节奏控住了'],
]

const ABOUT_TEAMS = [
  ...['{team}今天状态不错', '支持{team}！', '{team}加油', '{team}的球迷来报到', '{team}这阵容可以'],
  ...['看{team}好多年了', '{team}得提提速', '{team}替补席挺深的', '今天看好{team}'],
]

/** What is shown in the room where something is said. */
export type Shown = { column: number; teams: readonly string[] }

/**
 * Something that a fan would say at any time of a match. It names no goal and no score: a text that
 * is invented must not look like a result.
 */
export function phraseFor({ column, teams }: Shown, random: Random): string {
  if (teams.length > 0 && random.chance(0.2))
    return random.pick(ABOUT_TEAMS).replace('{team}', random.pick(teams))
  const sport = { 1: FOOTBALL, 2: BASKETBALL }[column]
  return random.pick(sport && random.chance(0.65) ? sport : ANY)
}
