import { readTable } from '../table'
import { readTournaments } from './tournaments'

const tournaments = readTournaments()

/** Rare tournament names in the files since 1872. */
const NAMES = `British Home Championship;CECAFA Cup;COSAFA Cup;COSAFA Cup qualification;Gulf Cup
Baltic Cup;Island Games;Pacific Games;South Pacific Games;Gold Cup qualification
CONCACAF Championship qualification;CFU Caribbean Cup;UNCAF Cup;AFC Challenge Cup
AFC Challenge Cup qualification;AFC Asian Cup qualification;Asian Games
Southeast Asian Games;African Nations Championship;Amílcar Cabral Cup
Confederations Cup;Olympic Games;Copa Roca;Copa del Pacífico;Nehru Cup
Copa Bernardo O'Higgins;Copa Félix Bogado;Four Nations' Cup;Coupe de l'Outre-Mer
Évence Coppée Trophy;Muratti Vase;CONIFA World Football Cup
CONIFA European Football Cup;Inter Games;Atlantic Heritage Cup;Merlion Cup
Nordic Championship;International Tournament of Peoples, Cultures and Tribes
CONCACAF Nations League;UEFA Nations League;GaNEFo;USA Cup`

describe('tournaments of nations', () => {
  it.each(NAMES.split(/[;\n]/))('%s is a league with a Chinese name', (name) => {
    expect(tournaments.get(name)).toMatchObject({
      nameZh: expect.stringMatching(/\p{Script=Han}/u),
      areaZh: expect.stringMatching(/^\p{Script=Han}+$/u),
      letter: expect.stringMatching(/^[A-Z]$/),
    })
  })

  it('have one name for each league, and one league for each name', () => {
    const rows = readTable(new URL('./tournaments.csv', import.meta.url))
    const names = new Map<string, string>()
    for (const { key = '', zh = '' } of rows) {
      if (zh !== '') expect([key, names.get(key) ?? zh]).toEqual([key, zh])
      if (zh !== '') names.set(key, zh)
    }
    expect(new Set(names.values()).size).toBe(names.size)
    for (const { tournament = '' } of rows)
      expect([tournament, tournaments.has(tournament)]).toEqual([tournament, true])
  })
})
