import Type from 'typebox'
import { endpoint } from '../http'
import { OperateNotice } from './operate'

const Id = Type.String({ pattern: '^\\d{1,18}$' })
const Text = Type.String({
  pattern: '^[^\\u0000-\\u001f\\u007f]{1,60}$',
  description: 'one sentence; some 20 characters fit one line of a phone',
})
const Seconds = Type.Integer({
  minimum: 0,
  maximum: 253_402_300_799,
  description: 'seconds since 1970',
})
const closed = { additionalProperties: false }

/** Announcements as operators write them, on the internal port only, with a staff token. */
export const operateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operate/v1/notices',
    summary: 'The last 100 announcements, also coming and past ones, newest first',
    reply: Type.Object({
      notices: Type.Array(
        Type.Intersect([
          OperateNotice,
          Type.Object({
            startsAt: Seconds,
            endsAt: Seconds,
            createdBy: Type.String(),
            createdAt: Seconds,
            endedAt: Type.Union([Seconds, Type.Null()], {
              description: 'ended early by the staff',
            }),
          }),
        ]),
      ),
    }),
  }),
  put: endpoint({
    method: 'POST',
    path: '/operate/v1/notices',
    summary: 'Announces a text between two times',
    body: Type.Object(
      { text: Text, link: OperateNotice.properties.link, startsAt: Seconds, endsAt: Seconds },
      closed,
    ),
    reply: Type.Object({ id: Type.String() }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/operate/v1/notices/end',
    summary: 'Ends an announcement within seconds',
    body: Type.Object({ id: Id }, closed),
    reply: Type.Object({
      isEnded: Type.Boolean({ description: 'false for an unknown or ended one' }),
    }),
  }),
} as const
