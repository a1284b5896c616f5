import { type AlertSettings, isQuiet, promptFor } from './alert.rules'

const settings: AlertSettings = {
  vibrate: true,
  popupScope: 'all',
  noSpoiler: false,
  quietHours: null,
}
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`)
const about = { isWanted: true, rings: true, isFollowed: false, isShown: true, nowMs: at('20:00') }
const SILENT = { popsUp: false, rings: false, vibrates: false }

describe('a prompt', () => {
  it('pops up, rings if the sport says so, and vibrates', () => {
    expect(promptFor(settings, about)).toEqual({ popsUp: true, rings: true, vibrates: true })
    expect(promptFor(settings, { ...about, rings: false }).rings).toBe(false)
  })

  it('is silent in 无剧透, in quiet hours, and if its kind is switched off', () => {
    expect(promptFor({ ...settings, noSpoiler: true }, about)).toEqual(SILENT)
    expect(promptFor(settings, { ...about, isWanted: false })).toEqual(SILENT)
    expect(promptFor({ ...settings, quietHours: { from: '19:00', to: '21:00' } }, about)).toEqual(
      SILENT,
    )
  })

  it('shows a hidden match only if it is followed', () => {
    expect(promptFor(settings, { ...about, isShown: false })).toEqual(SILENT)
    expect(promptFor(settings, { ...about, isShown: false, isFollowed: true }).popsUp).toBe(true)
  })

  it('pops up for followed matches only, or never, by setting', () => {
    const followed = { ...settings, popupScope: 'followed' as const }
    expect(promptFor(followed, about).popsUp).toBe(false)
    expect(promptFor(followed, { ...about, isFollowed: true }).popsUp).toBe(true)
    expect(
      promptFor({ ...settings, popupScope: 'off' }, { ...about, isFollowed: true }).popsUp,
    ).toBe(false)
  })

  it('supports quiet hours over midnight, in Beijing time', () => {
    const night = { from: '23:00', to: '08:00' }
    expect(
      [at('22:59'), at('23:00'), at('07:59'), at('08:00')].map((now) => isQuiet(night, now)),
    ).toEqual([false, true, true, false])
  })
})
