import { proveStepUp, SMS_CODE_TIMES, sendStepUpCode } from '@saidian/shared/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { callerOf } from '../login/caller'
import type { StepUps } from './step-up.service'

type StepUpRoutesDeps = { stepUps: StepUps; showsCode: boolean }

export function stepUpRoutes(app: FastifyInstance, { stepUps, showsCode }: StepUpRoutesDeps): void {
  serve(app, sendStepUpCode, async ({ user, body, request }) => {
    const { code, phone } = await stepUps.sendCode(user, body, callerOf(request).network)
    return {
      phone,
      retryAfterMs: SMS_CODE_TIMES.againMs,
      expiresInMs: SMS_CODE_TIMES.livesMs,
      ...(showsCode && { code }),
    }
  })
  serve(app, proveStepUp, ({ user, body, request }) =>
    stepUps.proveByCode(user, body, callerOf(request).network),
  )
}
