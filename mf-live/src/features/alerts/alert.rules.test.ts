import { type AlertSettings, isQuiet, promptFor } from './alert.rules'

const settings: AlertSettings = {
  goalSoundHome: true,
  goalSoundAway: false,
  vibrate: true,
  popupScope: 'all',
  noSpoiler: false,
  quietHours: null,
}
const goal = { side: 'home' } as const
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`)
const about = { isWanted: true, isFollowed: false, isShown: true, nowMs: at('20:00') }
const SILENT = { popsUp: false, rings: false, vibrates: false }

describe('a prompt', () => {
  it('pops up, rings by side and vibrates', () => {
    expect(promptFor(goal, settings, about)).toEqual({ popsUp: true, rings: true, vibrates: true })
    expect(promptFor({ ...goal, side: 'away' }, settings, about).rings).toBe(false)
  })

  it('is silent in 无剧透, in quiet hours, and if its kind is switched off', () => {
    expect(promptFor(goal, { ...settings, noSpoiler: true }, about)).toEqual(SILENT)
    expect(promptFor(goal, settings, { ...about, isWanted: false })).toEqual(SILENT)
    expect(
      promptFor(goal, { ...settings, quietHours: { from: '19:00', to: '21:00' } }, about),
    ).toEqual(SILENT)
  })

  it('shows a hidden match only if it is followed', () => {
    expect(promptFor(goal, settings, { ...about, isShown: false })).toEqual(SILENT)
    expect(promptFor(goal, settings, { ...about, isShown: false, isFollowed: true }).popsUp).toBe(
      true,
    )
  })

  it('pops up for followed matches only, or never, by setting', () => {
    const followed = { ...settings, popupScope: 'followed' as const }
    expect(promptFor(goal, followed, about).popsUp).toBe(false)
    expect(promptFor(goal, followed, { ...about, isFollowed: true }).popsUp).toBe(true)
    expect(
      promptFor(goal, { ...settings, popupScope: 'off' }, { ...about, isFollowed: true }).popsUp,
    ).toBe(false)
  })

  it('supports quiet hours over midnight, in Beijing time', () => {
    const night = { from: '23:00', to: '08:00' }
    expect(
      [at('22:59'), at('23:00'), at('07:59'), at('08:00')].map((now) => isQuiet(night, now)),
    ).toEqual([false, true, true, false])
  })
})
