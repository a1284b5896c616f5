import { Registry } from 'prom-client'
import { countDetails, followMetrics } from './match/match-metrics'
import { countQuotes } from './odds/store/odds-metrics'

test('the parts of two sports share the metrics of one process', async () => {
  const metrics = new Registry()
  for (const topicCount of [2, 3]) {
    followMetrics(metrics, () => topicCount)
    countDetails(metrics)('text', new Map([['taken', 1]]))
    countQuotes(metrics)(new Map([['taken', 4]]))
  }
  const valuesOf = async (name: string) => {
    return (await metrics.getSingleMetric(name)?.get())?.values.map(({ value }) => value)
  }
  expect(await valuesOf('match_topics_followed')).toEqual([5])
  expect(await valuesOf('match_feed_details_total')).toEqual([2])
  expect(await valuesOf('odds_feed_quotes_total')).toEqual([8])
})
