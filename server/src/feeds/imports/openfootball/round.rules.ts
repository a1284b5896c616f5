/**
 * Chinese text for one part of a round's name, such as `Playoffs`, `Matchday 3` or `2nd leg`. Names
 * are compared in lower case, without accents, and with spaces for hyphens.
 */
type Part = [pattern: RegExp, text: string]

/** Names of rounds in the languages of the files. The first matching pattern counts. */
const ROUNDS: Part[] = [
  [/^(round of 128|1\/64 finals?)$/, '1/64决赛'],
  [/^(round of 64|1\/32 finals?)$/, '1/32决赛'],
  [/^(round of 32|1\/16 finals?|sechzehntelfinale)$/, '1/16决赛'],
  [/^(dieciseisavos|16avos|seiziemes|sedicesimi)\b/, '1/16决赛'],
  [
    /^(round of 16|last 16|1\/8 finals?|eighth finals?|achtelfinale|first knockout round)$/,
    '1/8决赛',
  ],
  [/^(octavos|oitavas|oitavos|huitiemes|ottavi)\b/, '1/8决赛'],
  [/^(quarter ?finals?|1\/4 finals?|viertelfinale)$/, '1/4决赛'],
  [/^(cuartos|quartas|quartos|quarts|quarti)\b/, '1/4决赛'],
  [/^(semi ?finals?|1\/2 finals?|halbfinale|demi finales?)$/, '半决赛'],
  [/^(semifinales?|semifinais|meias finais|semifinali)$/, '半决赛'],
  [/^(finals?|finale|gran final|grand final)$/, '决赛'],
  [/^(final round|final group|final stage)$/, '决赛循环赛'],
  [/\b3\. platz\b/, '三四名决赛'],
  [/^((match|game) for )?(the )?(3rd|third) place( (match|play ?off|game))?$/, '三四名决赛'],
  [/^(spiel um platz 3|kleines finale|tercer (puesto|lugar)|terceiro lugar)$/, '三四名决赛'],
  [/^(match pour la 3e place|finale 3.? ?posto|bronze (medal )?match)$/, '三四名决赛'],
  [/^(\d+)\. ?(\d+)\. platz( playoffs?)?$/, '第$1至$2名排位赛'],
  [/^(?:match for )?(\d+)(?:\. platz|th place)( playoffs?| match)?$/, '第$1名排位赛'],
  [/^(direkter abstieg|relegation decider)$/, '保级战'],
  [/^preliminary semi ?finals?$/, '预选轮半决赛'],
  [/^preliminary finals?$/, '预选轮决赛'],
  [/^(preliminary( round)?|vorrunde|fase previa|tour preliminaire)$/, '预赛'],
  [/^(?:qual(?:ification|ifying)?\.? (?:round )?|q)(\d+)$/, '资格赛第$1轮'],
  [/^(first|1st) qual(ifying|ification) round$/, '资格赛第1轮'],
  [/^(second|2nd) qual(ifying|ification) round$/, '资格赛第2轮'],
  [/^(third|3rd) qual(ifying|ification) round$/, '资格赛第3轮'],
  [/^(\d+)\. qualifikationsrunde$/, '资格赛第$1轮'],
  [/^(play ?ins?|reclasificacion|repechaje|wild ?card)( round)?$/, '附加赛'],
  [/^(league phase|league stage|ligaphase)$/, '联赛阶段'],
  [/^knock ?out (round|phase|stage) play ?offs?$/, '淘汰赛附加赛'],
  [/^((first|1st) round|round one|erste runde)$/, '第1轮'],
  [/^((second|2nd) round|round two|zweite runde)$/, '第2轮'],
  [/^((third|3rd) round|round three|dritte runde)$/, '第3轮'],
  [/^((fourth|4th) round|round four|vierte runde)$/, '第4轮'],
  [/^((fifth|5th) round|round five)$/, '第5轮'],
  [/^(?:match ?day|week|md|gameweek|spieltag|runde|jornada|journee) (\d+)$/, '第$1轮'],
  [/^(?:giornata|fecha|rodada|round|speelronde|speeldag|kolejka|kolo|etapa|tour) (\d+)$/, '第$1轮'],
  [/^(\d+)(?:\.|ª|º|a|e|eme|th|nd|rd|st)? (?:round|match ?day|spieltag|runde)$/, '第$1轮'],
  [/^(\d+)(?:\.|ª|º|a|e|eme)? (?:jornada|journee|giornata|fecha|rodada|kolejka|kolo)$/, '第$1轮'],
  [/^(?:group|gruppe|grupo|groupe|girone|gruppo|poule|pool|zona) ([a-z]|\d{1,2})$/, '小组赛$1组'],
]

/** Stages before a round, such as `Apertura, Matchday 3`; a stage alone is the round. */
const STAGES: Part[] = [
  [/^(group|groups|group stage|group phase|gruppenphase)$/, '小组赛'],
  [/^(fase de grupos|phase de groupes|fase a gironi)$/, '小组赛'],
  [/^(second group stage|zwischenrunde|intermediate stage)$/, '第二阶段小组赛'],
  [/^(league|ligaphase)$/, '联赛阶段'],
  [/^(apertura|torneo apertura|inicial|torneo inicial)( \d{4})?$/, '开幕赛'],
  [/^(clausura|torneo clausura|final torneo|torneo final)( \d{4})?$/, '闭幕赛'],
  [/^(opening|first stage|1st stage|first half|primera fase)$/, '第一阶段'],
  [/^(second stage|2nd stage|second half|segunda fase)$/, '第二阶段'],
  [/^(championship( (round|group|play ?offs?))?|champions? (group|playoffs?))$/, '争冠组'],
  [/^(meistergruppe|meisterrunde)$/, '争冠组'],
  [/^(play ?offs? i|title play ?offs?)$/, '争冠组'],
  [
    /^(relegation( (round|group))?|qualifikationsgruppe|abstiegsgruppe|play ?outs?|permanencia)$/,
    '保级组',
  ],
  [/^(relegation play ?offs?|relegation play ?downs?|promotion relegation)$/, '升降级附加赛'],
  [/^(promocion|barrages?|spareggio)$/, '升降级附加赛'],
  [/^(relegation playout|play ?out salvezza)$/, '保级附加赛'],
  [/^(promotion( (round|group))?|aufstiegsgruppe|aufstieg)$/, '升级组'],
  [/^(promotion play ?offs?|aufstiegsrunde|ascenso)$/, '升级附加赛'],
  [/^(play ?offs? ii|europe|europa|middle group|conference league (group|playoffs?))$/, '欧战组'],
  [/^(europe(an)?|europa league|conference league|u?e(c|l)l|uel) play ?offs?$/, '欧战附加赛'],
  [
    /^(play ?offs?|play ?off round|post ?season|liguilla|fase final|final phase|finalissima)$/,
    '附加赛',
  ],
  [/^(cuadrangulares?|quadrangular|cuadrangular semifinal)$/, '四强循环赛'],
  [/^(qualifying|qualification|qualifikation|qualifying rounds?|preliminaries)$/, '资格赛'],
  [/^(western|west) conference$/, '西部'],
  [/^(eastern|east) conference$/, '东部'],
  [/^conference$/, '分区'],
  [/^(northern|north)$/, '北区'],
  [/^(southern|south)$/, '南区'],
]

/** Stages that are left out before a round. */
const SILENT: readonly RegExp[] = [
  /^(finals|final stage|knockout( stage| phase| round)?|k\.?o\.? ?(phase|runde)?)$/,
  /^(regular( season)?|grunddurchgang|main round|regular stage|phase reguliere|hauptrunde)$/,
]

const LEGS: Part[] = [
  [/^((1st|first|1\.) leg|hinspiel|ida|aller|andata)$/, ' 首回合'],
  [/^((2nd|second|2\.) leg|ruckspiel|rueckspiel|vuelta|volta|retour|ritorno)$/, ' 次回合'],
  [/^(3rd|third) leg$/, ' 第3回合'],
  [/^(replays?|wiederholungsspiel|desempate)$/, ' 重赛'],
  [/^game (\d)$/, ' 第$1场'],
]
/** `Conference Finals` is a stage and a round. */
const CONFERENCE = /^(conference) (.*finals?)$/
/** In `Regular Season - 21` the round is a number. */
const FIGURE: Part[] = [[/^(\d+)$/, '第$1轮']]
/** In two-legged play-offs the files count the legs as days. */
const DAY_OF_PLAYOFFS = /^附加赛第(\d+)轮$/
/** A play-off with such rounds follows a season (季后赛), else it is a qualifier (附加赛). */
const KNOCKOUT = /决赛$/

/** The round in Chinese; a round with an unknown part stays unchanged. */
export function roundZh(round: string): string {
  const parts = partsOf(round)
  const leg = parts.length > 1 ? textFor(parts.at(-1) ?? '', LEGS) : null
  const named = leg === null ? parts : parts.slice(0, -1)
  const informative = named.filter((part, index) => index === named.length - 1 || !isSilent(part))
  const last = informative.at(-1) ?? ''
  const stages = informative
    .slice(0, -1)
    .map((part) => textFor(part, STAGES) ?? textFor(part, ROUNDS))
  const figure = named.length > 1 ? FIGURE : []
  const end = textFor(last, ROUNDS) ?? textFor(last, [...STAGES, ...figure])
  if (end === null || stages.includes(null)) return round
  return (
    joined(
      stages.filter((stage) => stage !== null),
      end,
    ) + (leg ?? '')
  )
}

function joined(stages: string[], end: string): string {
  // A place play-off, or a play-off after a qualification, is clear without its stage.
  if (
    /名排位赛$|^三四名决赛$|^保级战$|^附加赛$/.test(end) &&
    !stages.some((stage) => /幕赛$/.test(stage))
  )
    return end
  const text = stages
    .map((stage) => (stage === '附加赛' && KNOCKOUT.test(end) ? '季后赛' : stage))
    .join('')
  return `${text}${end}`
    .replace(DAY_OF_PLAYOFFS, '附加赛第$1回合')
    .replace('小组赛小组赛', '小组赛')
}

function isSilent(part: string): boolean {
  return SILENT.some((pattern) => pattern.test(part))
}

/** `Semi-finals - 1st Leg` becomes `semi finals` and `1st leg`. */
function partsOf(round: string): string[] {
  return round
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s*,\s*|\s+[-–|/]\s+/)
    .map((part) => part.replace(/[-–]/g, ' ').replace(/\s+/g, ' ').trim())
    .flatMap((part) => CONFERENCE.exec(part)?.slice(1) ?? [part])
    .filter((part) => part !== '')
}

function textFor(part: string, list: readonly Part[]): string | null {
  for (const [pattern, text] of list) {
    const found = pattern.exec(part)
    if (found)
      return text.replace(/\$(\d)/g, (_, place: string) =>
        (found[Number(place)] ?? '').toUpperCase(),
      )
  }
  return null
}
