/** Words of questions in English, as the rules read them; the first that matches counts. */
const WORDS: readonly [RegExp, string][] = [
  [/\bwho are you\b|\bare you (a|an) .*|\bwhat (model|are you)\b.*/g, '你是谁'],
  [/\bwhat can you do\b|\bhelp\b/g, '你能做什么'],
  [/\bthank(s| you)\b/g, '谢谢'],
  [/\b(tonight|this evening)\b/g, '今晚'],
  [/\btoday\b/g, '今天'],
  [/\btomorrow\b/g, '明天'],
  [/\byesterday\b/g, '昨天'],
  [/\b(right now|now|in play)\b/g, '现在'],
  [/\bhead[ -]to[ -]head\b|\bh2h\b/g, '交锋'],
  [/\bwho (scored|scores)\b|\bscorers?\b|\bgoals\b/g, '谁进球'],
  [/\bwho (won|wins)\b/g, '谁赢了'],
  [/\bwho will win\b|\bpredictions?\b|\bpredict\b/g, '预测'],
  [/\b(table|standings|ranking)\b/g, '积分榜'],
  [/\b(live )?streams?\b|\bwhere to watch\b/g, '直播间'],
  [/\b(odds|betting)\b/g, '赔率'],
  [/\b(form|recent results)\b/g, '近况'],
  [/\bline-?ups?\b|\bstarting (xi|eleven)\b/g, '首发'],
  [/\bnext( match| game| fixture)?\b/g, '下一场'],
  [/\b(last|latest|previous)( match| game)?\b/g, '上一场'],
  [/\b(score|result)s?\b/g, '比分'],
  [/\bwhen\b|\bwhat time\b|\bkick-?off\b/g, '几点'],
  [/\b(matches|games|fixtures|schedule)\b/g, '哪些比赛'],
]

/** A question in English letters with its usual words in Chinese; another one as it is. */
export function inChinese(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return text
  return WORDS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text)
}
