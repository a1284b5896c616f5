import type { MatchFacts, TeamFacts } from '../facts/facts'
import type { Pick } from '../text/pick'
import { termsOf } from '../text/terms'

/** The last matches of both teams; empty without any. */
export function formText({ home, away, match }: MatchFacts, pick: Pick): string {
  const { record, scored, conceded } = termsOf(match.sport)
  const textOf = ({ form }: TeamFacts, verb: string) =>
    form && `${verb}${record(form)}，${scored(form.scored)}、${conceded(form.conceded)}`
  const [ofHome, ofAway] = [
    textOf(home, pick('form home', ['取得', '战绩为'])),
    textOf(away, pick('form away', ['的战绩是', '则是'])),
  ]
  if (!home.form || !away.form) {
    const team = home.form ? home : away
    return team.form ? `${team.name}近${team.form.of}场比赛${ofHome ?? ofAway}。` : ''
  }
  const start = pick('form', ['状态方面，', '近期表现来看，', ''])
  const isSame = home.form.of === away.form.of
  const other = isSame ? `${away.name}${ofAway}` : `${away.name}近${away.form.of}场${ofAway}`
  return `${start}${home.name}近${home.form.of}场比赛${ofHome}；${other}。`
}
