import {
  getChain,
  getChainHeads,
  getChainRecord,
  getMatchPrediction,
  getPastPredictions,
  getPredictionIndex,
  getPredictionScores,
  getUpcomingPredictions,
  HEADS_PATH,
} from '@saidian/shared/contracts/predictions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { PredictionsService } from './read/predictions.service'
import type { ChainService } from './records/chain.service'

type Services = { predictions: PredictionsService; chain: ChainService }

export function predictionsRoutes(app: FastifyInstance, { predictions, chain }: Services): void {
  serve(app, getUpcomingPredictions, ({ query }) => predictions.upcoming(query.sport))
  serve(app, getPastPredictions, ({ query }) => predictions.past(query))
  serve(app, getMatchPrediction, ({ params }) => predictions.match(params.matchId))
  serve(app, getPredictionScores, () => predictions.scores())
  serve(app, getChain, ({ query }) => chain.page(query.after ?? 0))
  serve(app, getChainRecord, ({ params }) => chain.record(params.record))
  serve(app, getPredictionIndex, async ({ query }) => ({
    list: await chain.index(query.after ?? 0),
  }))
  serve(app, getChainHeads, async () => ({ heads: await chain.heads() }))
  app.get(HEADS_PATH, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await chain.headsText()),
  )
}
