const STAGES: [RegExp, string][] = [
  [/Round of 32/, '1/16决赛'],
  [/Round of 16/, '1/8决赛'],
  [/Quarter-?finals?/, '1/4决赛'],
  [/Semi-?finals?/, '半决赛'],
  [/(^|\D)3\. Platz|[Tt]hird place/, '三四名决赛'],
  [/(\d+)\.-(\d+)\. Platz/, '第$1至$2名排位赛'],
  [/Direkter Abstieg/, '保级战'],
  [/(\d+)\. Platz/, '第$1名排位赛'],
  [/^Qualifying, Round (\d+)/, '资格赛第$1轮'],
  [/^Group, Matchday (\d+)/, '小组赛第$1轮'],
  [/^League, Matchday (\d+)/, '联赛阶段第$1轮'],
  [/^League phase$/, '联赛阶段'],
  [/^Playoffs, Matchday (\d+)/, '附加赛第$1回合'],
  [/Playoffs$/, '附加赛'],
  [/^Relegation, Round (\d+)/, '保级组第$1轮'],
  [/Matchday (\d+)/, '第$1轮'],
  [/^(\d+)\. Round/, '第$1轮'],
  [/Final$/, '决赛'],
]

/** The round as Chinese pages write it; an unknown one stays as it is. */
export function roundZh(round: string): string {
  for (const [pattern, words] of STAGES) {
    const found = pattern.exec(round)
    if (found) return words.replace(/\$(\d)/g, (_, place: string) => found[Number(place)] ?? '')
  }
  return round
}
