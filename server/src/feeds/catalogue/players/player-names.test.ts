import { createPlayerNameFinder } from './player-names'

describe('names of footballers', () => {
  const find = createPlayerNameFinder()

  it.each([
    ['Kevin De Bruyne', '凯文·德布劳内'],
    ['Lionel Messi', '利昂内尔·梅西'],
    ['Kylian Mbappé', '基利安·姆巴佩'],
  ])('%s is %s', (name, zh) => {
    expect(find(name)).toBe(zh)
  })

  it.each(['Luis Díaz', 'Messi', 'Nobody Anywhere', ''])('%s is not in the list', (name) => {
    expect(find(name)).toBeNull()
  })
})
