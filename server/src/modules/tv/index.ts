import { getTvMatches } from '@saidian/shared/contracts'
import { RequestError } from '../../platform/errors'
import { serve } from '../../platform/http'
import type { Module } from '../../platform/module'

/** Which matches have video. There are no rooms to show any, and the answer says so. */
export function tvModule(): Module {
  return {
    name: 'tv',
    routes: (app) => {
      serve(app, getTvMatches, () => {
        throw new RequestError('tv.no_video')
      })
    },
  }
}
