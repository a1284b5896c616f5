import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { type Candidate, type Files, isFault } from '../candidate.rules'
import { contributionPlace, routePlace } from './places'

/** Characters that a line of the screen, a list or a head has room for. */
const TEXT_LENGTH = { name: 8, title: 20, description: 120, label: 8, note: 20 } as const
const ADDRESS_LENGTH = 200
/** Contributions of one remote to one place: each is a line or a tab for every reader. */
const MAX_CONTRIBUTIONS = 12
/** Requests that a page begins before its code has come. */
const MAX_EARLY = 4
const PICTURE = /\.(?:svg|png|jpg|webp|avif|gif|ico)$/
const PICTURE_BYTES = 200 * 1024
/** Also changes of the direction of text, which would reorder the line around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u

type Text = { place: string; text: string | undefined; of: keyof typeof TEXT_LENGTH }

/** What a remote shows around its pages fits there: texts, links, early requests, pictures. */
export function checkLimits({ meta, files }: Candidate): CheckFault[] {
  if (isFault(meta)) return checkPictures(files)
  return [
    ...textsOf(meta).flatMap(checkText),
    ...addressesOf(meta).flatMap(checkAddress),
    ...checkCounts(meta),
    ...checkPictures(files),
  ]
}

function textsOf({ titleZh, routes, contributes = {} }: RemoteMeta): Text[] {
  return [
    { place: 'remote.json/titleZh', text: titleZh, of: 'name' },
    ...routes.flatMap(({ title, description }, index): Text[] => [
      { place: routePlace(index, 'title'), text: title, of: 'title' },
      { place: routePlace(index, 'description'), text: description, of: 'description' },
    ]),
    ...Object.entries(contributes).flatMap(([name, list]) =>
      list.flatMap((one, index): Text[] => [
        { place: contributionPlace(name, index, 'title'), text: one.title, of: 'label' },
        {
          place: contributionPlace(name, index, 'note'),
          text: 'to' in one ? one.note : undefined,
          of: 'note',
        },
      ]),
    ),
  ]
}

function checkText({ place, text, of }: Text): CheckFault[] {
  if (text === undefined) return []
  const max = TEXT_LENGTH[of]
  const length = [...text].length
  if (length > max)
    return [fault('text-length', place, `has ${length} characters; at most ${max}`, 'shorten it')]
  if (!UNSEEN.test(text)) return []
  return [fault('text-unseen', place, 'has invisible characters', 'write only what is seen')]
}

function addressesOf({ routes, preload = {}, contributes = {} }: RemoteMeta) {
  return [
    ...routes.flatMap(({ path, redirect = '' }, index) => [
      { place: routePlace(index, 'path'), address: path },
      { place: routePlace(index, 'redirect'), address: redirect },
    ]),
    ...Object.entries(preload).flatMap(([path, early]) =>
      early.map((address) => ({ place: `remote.json/preload/${path}`, address })),
    ),
    ...Object.entries(contributes).flatMap(([name, list]) =>
      list.map((one, index) => ({
        place: contributionPlace(name, index, 'to'),
        address: 'to' in one ? one.to : '',
      })),
    ),
  ]
}

function checkAddress({ place, address }: { place: string; address: string }): CheckFault[] {
  if (address.length <= ADDRESS_LENGTH) return []
  const message = `has ${address.length} characters; at most ${ADDRESS_LENGTH}`
  return [fault('address-length', place, message, 'shorten the address')]
}

function checkCounts({ preload = {}, contributes = {} }: RemoteMeta): CheckFault[] {
  return [
    ...Object.entries(contributes).map(([name, list]) => ({
      rule: 'contribution-count',
      place: `remote.json/contributes/${name}`,
      count: list.length,
      max: MAX_CONTRIBUTIONS,
    })),
    ...Object.entries(preload).map(([path, list]) => ({
      rule: 'preload-count',
      place: `remote.json/preload/${path}`,
      count: list.length,
      max: MAX_EARLY,
    })),
  ].flatMap(({ rule, place, count, max }) =>
    count > max ? [fault(rule, place, `has ${count} entries; at most ${max}`, 'remove some')] : [],
  )
}

function checkPictures(files: Files): CheckFault[] {
  const max = PICTURE_BYTES / 1024
  return [...files]
    .filter(([path, { length }]) => PICTURE.test(path) && length > PICTURE_BYTES)
    .map(([path, { length }]) => {
      const message = `is ${Math.ceil(length / 1024)} KB; at most ${max} KB`
      return fault('picture-size', path, message, 'make it smaller, or serve it as an upload')
    })
}

function fault(rule: string, place: string, problem: string, remedy: string): CheckFault {
  return { rule, place, message: `${place} ${problem}`, remedy }
}
