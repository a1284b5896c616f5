const OF_MATCH = [
  '{home} vs {away} 全场直播',
  '{league}：{home} 对 {away}',
  '一起看 {home} vs {away}',
  '{home} vs {away}，边看边聊',
  '今晚的{league}，{home} 主场',
]
const BETWEEN = { 1: '等下一场，聊聊今天的球', 2: '球馆夜谈，聊聊今天的比赛' } as const
const TALK = [
  '夜聊体育圈',
  '今天聊点轻松的',
  '球迷连线时间',
  '慢直播：陪你放松',
  '一起练一会儿',
  '练习解说中',
]

type Match = { league: string; home: string; away: string }

/** Title of a room; each room has its own manner, the same for every match. */
export function titleOf(roomId: number, column: number, match: Match | null): string {
  if (match) {
    const form = OF_MATCH[roomId % OF_MATCH.length] ?? ''
    const title = form.replace(/\{(league|home|away)\}/g, (_, name: keyof Match) => match[name])
    return title.slice(0, 40)
  }
  if (column === 1 || column === 2) return BETWEEN[column]
  return TALK[roomId % TALK.length] ?? ''
}
