import { createPlayerNameFinder } from './people'

describe('names of footballers', () => {
  const find = createPlayerNameFinder()

  it.each([
    ['Kevin De Bruyne', '凯文·德布劳内'],
    ['Lionel Messi', '利昂内尔·梅西'],
    ['Kylian Mbappé', '基利安·姆巴佩'],
  ])('%s is %s however short it is written', (name, zh) => {
    expect(find(name)).toBe(zh)
  })

  it.each(['Luis Díaz', 'Messi', 'Nobody Anywhere', ''])('%s is nobody of the list', (name) => {
    expect(find(name)).toBeNull()
  })
})
