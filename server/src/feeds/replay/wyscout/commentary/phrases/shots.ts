import { joined } from '../../../../text'
import type { Finish, Outcome } from '../shot-facts.rules'

/**
 * {p} shoots, {q} played the key pass, {k} the other keeper, {r} an opponent, {m} metres, {z} the
 * side of the goal.
 */
const SHOTS: Record<Finish, readonly string[]> = {
  header: ['{p}头球攻门', '{p}抢到落点，头球打门', '{p}用头攻门', '{p}起跳争顶，头球射向球门'],
  near: ['{p}门前近距离射门', '{p}在小禁区附近打门', '{p}在门前起脚', '机会！{p}近距离攻门'],
  box: ['{p}禁区内射门', '{p}在禁区里起脚打门', '{p}禁区内打门', '{p}禁区内得到射门机会'],
  far: ['{p}禁区外起脚远射', '{p}在{m}米外尝试远射', '{p}在禁区外打门', '{p}远射攻门'],
  freeKick: ['{p}主罚任意球直接攻门', '{p}任意球直接打门', '{p}的任意球射向球门'],
}
const HELP = ['', '{q}送出关键传球，', '{q}把球传到好位置，', '接{q}的传球，']
const BREAK = ['{t}打出反击，', '{t}快速由守转攻，']

const OUTCOMES: Record<Outcome, readonly string[]> = {
  saved: [
    '，被{k}扑出。',
    '，{k}做出扑救。',
    '，{k}把球化解。',
    '，没能攻破{k}把守的球门。',
    '，{k}守住了球门。',
  ],
  onTarget: ['，球打正了，没能得分。', '，门将守住了球门。'],
  wide: [
    '，球从{z}侧偏出。',
    '，皮球偏出{z}侧立柱。',
    '，准星稍差，球偏向{z}侧。',
    '，球从{z}侧滑门而出。',
  ],
  over: ['，皮球高出横梁。', '，打高了。', '，球飞过横梁。', '，没能压住球，高出球门。'],
  frame: ['，击中门框！', '，皮球打在门框上弹开！', '，门框救了{o}一次！'],
  blocked: [
    '，被防守队员挡出。',
    '，被{r}封堵。',
    '，{r}把球挡了下来。',
    '，打在防守球员身上。',
    '，{r}及时封住了射门。',
  ],
}

const made = new Map<string, readonly string[]>()

/** Phrases for a shot without a goal; the same array for the same arguments. */
export function shotSentences(
  finish: Finish,
  outcome: Outcome,
  isBreak: boolean,
): readonly string[] {
  const name = `${finish} ${outcome} ${isBreak}`
  const list = made.get(name) ?? joined(isBreak ? BREAK : HELP, SHOTS[finish], OUTCOMES[outcome])
  made.set(name, list)
  return list
}
