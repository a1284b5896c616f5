/** Competitions that fans ask for: one that is still in a text without its names is not known. */
const COMPETITIONS = new RegExp(
  [
    '亚冠|欧冠|欧联杯?|欧协联|欧会杯|解放者杯|世俱杯|欧国联',
    '世界杯|世预赛|欧洲杯|欧预赛|美洲杯|亚洲杯|非洲杯|金杯赛|奥运会?|亚运会?|全运会',
    '足总杯|联赛杯|国王杯|德国杯|意大利杯|法国杯|足协杯|超级杯|社区盾|友谊赛',
    '中甲|中乙|英冠|英甲|英乙|西乙|德乙|意乙|法乙|荷甲|荷乙|葡超|土超|苏超|比甲|俄超|沙特联',
    '村超|村ba|nbl|wcba|wnba|全明星赛?',
  ].join('|'),
)

/** The competition of a question whose known names are left out; null without one. */
export const competitionOf = (plain: string): string | null =>
  COMPETITIONS.exec(plain)?.[0].toUpperCase() ?? null
