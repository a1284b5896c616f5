import type { OddsKind } from '../tools'
import type { Intent, Understood } from './understood'
import { numberOf } from './when.rules'

/** The first pattern that matches decides; what is special stands before what is general. */
const INTENTS: readonly [RegExp, Intent][] = [
  [/你是谁|你是什么|你叫什么|介绍.{0,3}(你|自己)|chatgpt|什么模型|哪个模型/i, 'identity'],
  [/(你|您)是.{0,6}(模型|AI|机器人|人工|真人|GPT)/i, 'identity'],
  [/你(能|会|可以)(做|干|回答|帮)|怎么(用|问)|有什么功能|能问什么|使用说明|^帮助/, 'help'],
  [/^(谢谢|多谢|感谢|好的|谢了|辛苦)/, 'thanks'],
  [/^(你好|您好|嗨|哈喽|hello|hi|在吗|早上好|晚上好)/i, 'hello'],
  [/转会|身价|薪水|工资|年薪|票价|门票|天气|股票|女友|老婆|新闻/, 'unknown'],
  [
    /还剩|剩几轮|剩多少轮|最(有悬念|精彩|好看|值得看)|进球最多的?(比赛|是哪)|哪场.{0,6}进球最多/,
    'unknown',
  ],
  [/射手榜|助攻榜|得分榜|彩票中|推荐.*(买|投注)|稳赚|怎么买|下注/, 'unknown'],
  [/直播间|主播|(什么|哪些)直播|哪里(能|可以)?看|在哪看|有直播|直播吗|谁在播|看直播/, 'rooms'],
  [/交锋|对战记录|历史战绩|交手|往绩|相遇|恩怨/, 'meetings'],
  [/赔率|盘口|亚盘|让球|让分|欧赔|大小球|大小分|水位|指数|初盘|即时盘|开盘|角球盘/, 'odds'],
  [/谁(赢|胜|输)了|谁赢的|赢家是谁/, 'score'],
  [
    /预测|谁(会|能)?(赢|胜|赢球)|谁.*胜算|胜率(?!.*榜)|概率|看好|把握|赢面|胜负如何|能赢/,
    'prediction',
  ],
  [/谁进(的|了)?球|进球者|谁进了|进球球员|破门|谁打进|怎么进的|进球(时间|情况)|都是谁进/, 'goals'],
  [/红牌|黄牌|吃牌|几张牌|罚下/, 'cards'],
  [/首发|阵容|伤停|伤病|缺阵|停赛|谁(会)?(上场|出场|先发)|伤员|替补|阵型|主教练|教练/, 'lineup'],
  [/控球|射门|射正|角球|越位|犯规|技术统计|数据统计|危险进攻/, 'statistics'],
  [
    /得分最高|谁得分|最高分|篮板最多|助攻最多|得分王|球员数据|数据最好|全场最佳|单节|每节|各节|节比分/,
    'box',
  ],
  [/谁(更|比较|最)?(厉害|强|牛)|哪(个|支)(队|球队)?(更|比较)?(强|厉害)|实力对比/, 'rank'],
  [/榜首|第一名|领头羊|垫底|倒数第?一|降级区|排名(多少|如何|怎么样)|排(在)?哪|第几/, 'rank'],
  [
    /排名?第[一二三四五六七八九十\d]|第[一二三四五六七八九十\d]+名|谁排?第[一二三四五六七八九十\d]|谁排[一二三四五六七八九十\d]/,
    'rank',
  ],
  [/多少分|积多少|几分(?!钟)|积几分|差多少分/, 'rank'],
  [/积分榜|排行榜|排名|积分|战绩榜|胜率榜|榜单/, 'table'],
  [/近况|状态|近期|连胜|连败|战绩|走势|(主场|客场)(表现|成绩)/, 'form'],
  [/最近[二两三四五六七八九十\d]+场|(?<!最)近[一二两三四五六七八九十\d]+场/, 'form'],
  [/最近(表现|怎么样|如何|踢得|打得|的比赛)/, 'form'],
  [/几点|什么时候|何时|哪天|时间|开球|开赛|几号/, 'time'],
  [/对手|踢谁|打谁|对谁|跟谁|和谁|对阵谁|vs谁/, 'opponent'],
  [
    /比分|几比几|多少比多少|赢了吗|输了吗|结果|赛果|谁赢了|胜了吗|踢成|打成|赢没赢|半场|现在多少|战况/,
    'score',
  ],
  [/有(哪些|什么|几场|多少场|没有)?.{0,4}(比赛|球赛|球看|场次|赛事)|有哪些|看什么球/, 'matches'],
  [
    /(哪些|什么|几场|所有)比赛|赛程|哪些球|比赛(安排|列表|有哪些)|的比赛$|谁.{0,3}(踢|打)(?!得)/,
    'matches',
  ],
  [/垃圾(?!时间)|傻[逼叉瓜]|你妈|废物|智障|弱智|蠢货?|滚(蛋|开|吧)/, 'rude'],
]

/** 对手呢 asks of the opponent what the question before asks of the team. */
const OPPONENT_ALONE = /^(那|那么)?(他们的|它们的|它的)?(对手|对方)(呢|怎么样)?[?？]?$/

export function intentOf(text: string): Intent | null {
  if (OPPONENT_ALONE.test(text)) return null
  return INTENTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const ODDS: readonly [RegExp, OddsKind][] = [
  [/角球/, 'corners'],
  [/大小|大球|小球|总分盘|总进球/, 'overUnder'],
  [/亚盘|让球|让分|盘口|亚指|水位/, 'asia'],
  [/欧赔|欧指|胜平负|独赢/, 'euro'],
]

const STATISTIC = /各节|每节|单节|控球率?|射正|射偏|射门|角球|越位|犯规|危险进攻/

/** Everything that a question says besides its intent, names and time. */
export function detailsOf(
  text: string,
): Pick<
  Understood,
  | 'side'
  | 'isTotal'
  | 'ordinal'
  | 'count'
  | 'oddsKind'
  | 'place'
  | 'statistic'
  | 'goesOn'
  | 'ofOpponent'
  | 'isList'
> {
  const isAway = /客场|作客|客战/.test(text)
  const isHome = /主场|坐镇/.test(text)
  return {
    isTotal: /总榜|总积分|总排名|总的|不分主客/.test(text),
    side: isHome === isAway ? null : isHome ? 'home' : 'away',
    ordinal: ordinalOf(text),
    count: countOf(text),
    oddsKind: ODDS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    place: placeOf(text),
    statistic: STATISTIC.exec(text)?.[0].replace(/^控球$/, '控球率') ?? null,
    goesOn:
      /^那|^还有|^再|他们|它们|该队|这场|那场|这支|这个队|此役|呢[？?]?$|^他|^她|^它|两队|双方|这两/.test(
        text,
      ),
    ofOpponent: /^(那|他们的|它的)?(对手|对方)|对手(呢|排|近|状态|最近|的)/.test(text),
    isList: /哪些|什么比赛|几场|所有|赛程|有比赛|有球|看什么球|有什么/.test(text),
  }
}

function ordinalOf(text: string): number | null {
  if (/最后(一|那)场/.test(text)) return -1
  const found = /第([一二三四五六七八九十\d]+)场/.exec(text)
  return found?.[1] ? numberOf(found[1]) : null
}

function countOf(text: string): number | null {
  const found = /(?:最近|近|过去|前)的?([一二两三四五六七八九十\d]+)(?:场|次|轮)/.exec(text)
  const count = found?.[1] ? numberOf(found[1]) : null
  return count === null ? null : Math.min(20, Math.max(1, count))
}

function placeOf(text: string): Understood['place'] {
  if (/降级区|要降级/.test(text)) return 'relegation'
  if (/垫底|倒数第?一|最后一名|副班长/.test(text)) return 'last'
  if (/榜首|领头羊|领跑|谁第一|第一名|排第?一(?![0-9])/.test(text)) return 1
  const found = /第([一二三四五六七八九十]+|\d{1,2})(?:名|位|是|的球队)?(?!轮|场|节|几|个)/.exec(
    text,
  )
  return found?.[1] ? numberOf(found[1]) : null
}
