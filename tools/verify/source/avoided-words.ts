/**
 * Words that say less than the word of the field, and what to write instead. Names of code, files
 * and commit subjects are split at their borders (`tellDevices`: tell, devices) and may hold none.
 */
export const AVOIDED_WORDS: ReadonlyMap<string, string> = new Map([
  ...all('publish, notify, send, report or seed', 'tell', 'tells', 'told', 'telling', 'teller'),
  ...all('entry point', 'door', 'doors'),
  ...all('prefetch, lead time', 'ahead', 'bring', 'brings', 'brought'),
  ...all('again, retry', 'anew'),
  ...all('handshake', 'greet', 'greets', 'greeted', 'greeting', 'greetings'),
  ...all('share, provide', 'lend', 'lends', 'lent'),
  ...all('integrity map, allow-list', 'vouch', 'vouched'),
  ...all('persist, cache, store, validated', 'keep', 'keeps', 'kept', 'believed'),
  ...all('subscribe, on…, received', 'hear', 'hears', 'heard'),
  ...all('delayed, buffered', 'held'),
  ...all('disconnected, shortened, cropped: say which', 'cut', 'cuts'),
  ...all('context', 'reception', 'surroundings'),
  ...all('publisher, leader', 'duty', 'duties'),
  ...all('publisher (of a topic), account', 'owner'),
  ...all('match map, minute statistics, match record', 'ledger'),
  ...all('stream', 'strand', 'strands'),
  ...all('season log', 'chronicle'),
  ...all('line-up', 'cast'),
  ...all('timeline', 'script'),
  ...all('step, movement', 'turn', 'turns'),
  ...all('ball position, step', 'beat', 'beats'),
  ...all('generator', 'desk'),
  ...all('schedule', 'agenda'),
  ...all('summary', 'digest', 'digests'),
  ...all('counters', 'tally', 'tallies'),
  ...all('validate, valid', 'sift', 'sifted', 'sound', 'sounds'),
  ...all('match, merge, deduplicate', 'meet', 'meets', 'met', 'meeting', 'meetings'),
  ...all('yield to the event loop', 'unhurried', 'breath'),
  ...all('rate limit', 'gate', 'gates'),
  ...all('throttle', 'turnstile'),
  ...all('handshake queue', 'admission'),
  ...all('encrypt, ciphertext', 'seal', 'sealed'),
  ...all('text, label, message', 'word', 'words', 'wording'),
  ...all('max', 'most', 'longest'),
  ...all('error, rejected', 'refusal', 'refusals', 'refuse', 'refused'),
  ...all('manual feed, scripted feed', 'hand'),
  ...all('evaluate', 'judge', 'judged'),
  ...all('outcome', 'verdict'),
  ...all('deferred', 'park', 'parked'),
  ...all('no one, a user: name the actor', 'nobody', 'somebody', 'whoever'),
])

function all(instead: string, ...words: string[]): [string, string][] {
  return words.map((word) => [word, instead])
}

/** The parts of a name: `MAX_GOALS`, `matchClock`, `match-clock.rules.ts`. */
export function partsOf(name: string): string[] {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]/)
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '')
}
