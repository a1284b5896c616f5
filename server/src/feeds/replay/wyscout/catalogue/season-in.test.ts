import { seasonIn } from './season-in'

test.each([
  ['uefa.euro', '2016-06-10 19:00:00', '2016'],
  ['uefa.euro', '2016-07-10 19:00:00', '2016'],
  ['fifa.wc', '2018-07-15 15:00:00', '2018'],
  ['eng.1', '2017-08-11 18:45:00', '2017-18'],
  ['eng.1', '2018-05-13 14:00:00', '2017-18'],
  ['wyscout.unknown', '2018-05-13 14:00:00', '2017-18'],
])('a match of %s at %s is one of the season %s', (league, kickoff, name) => {
  const season = seasonIn(league, kickoff)
  expect(season).toMatchObject({ name, key: `wyscout:${league}/${name}` })
  expect(season.startsOn <= kickoff.slice(0, 10) && kickoff.slice(0, 10) <= season.endsOn).toBe(
    true,
  )
})
