import { DEVELOPMENT_PASSWORD_KEY } from '@saidian/shared/contracts/accounts'
import { DEVELOPMENT_PASSWORD_IV } from './production.rules'
import {
  count,
  flag,
  key16,
  number,
  oneOf,
  origin,
  port,
  type Setting,
  store,
  text,
  url,
} from './variable'

const ROLES = ['web', 'api', 'gateway', 'feed', 'media'] as const
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export type Role = (typeof ROLES)[number]

const anyRole = ROLES.join('|')
const DAYS = 36_500
const MEGABYTES = 100_000_000

/** Every setting of a server process, a variable of its environment. */
export const SETTINGS = {
  PORT: port('The product.', 8080),
  CHATGPT_PORT: port('The product with a tab of the assistant in place of 消息.', 9999),
  INTERNAL_PORT: port(
    'Health, metrics, the registry and calls of the staff; 127.0.0.1 only.',
    9090,
  ),
  ROLES: text('What this process does.', {
    pattern: `^(${anyRole})(,(${anyRole}))*$`,
    values: `some of ${ROLES.join(',')}`,
    fallback: ROLES.join(','),
  }),
  NODE_ENV: text(
    '`production` rejects development defaults and a missing sender of codes at the start.',
    { pattern: '', values: 'text' },
  ),
  LOG_LEVEL: oneOf('The lowest level that is logged.', LEVELS, 'info'),
  VAR_DIR: text(
    'Database, registry, files of members, recordings, keys. Back up `keys` with the database: ' +
      'without it no real name can be decrypted.',
    { pattern: '.', values: 'a directory', fallback: 'var' },
  ),
  DATABASE_URL: url(
    'Any PostgreSQL; none: an embedded one in `VAR_DIR/postgres`.',
    'postgres(?:ql)?',
    'postgres',
  ),
  NATS_URL: url(
    'NATS between several processes; none: a bus in the process.',
    'nats|tls|ws|wss',
    'nats',
  ),

  FEED: text('Where matches come from ([feeds](feeds.md)).', {
    pattern: '^(demo|none|nami|thesports|replay:.+)$',
    values: 'demo, none, nami, thesports or replay:<directory>',
    fallback: 'demo',
  }),
  FEED_SPEED: number('How many times faster a replay runs.', 1, 120, 1),
  FEED_USER: text('The user at the vendor `nami` or `thesports`.', {
    pattern: '^\\S{0,200}$',
    values: 'a name without spaces',
  }),
  FEED_SECRET: text('The secret at that vendor.', {
    pattern: '^\\S{0,500}$',
    values: 'a secret without spaces',
  }),
  FEED_URL: text('The address of that vendor; none: its own.', {
    pattern: '^$|^https?://[^\\s@?#]+$',
    values: 'a URL that begins with https://, without a query',
  }),
  FEED_PUSH_URL: text('Where that vendor pushes changes; none: no push.', {
    pattern: '^$|^wss?://[^\\s@]+$',
    values: 'a URL that begins with wss://',
  }),
  FEED_REQUESTS_PER_DAY: count('Calls to that vendor a day; 0: its usual number.', 0),
  DEMO_SEED: text('Another seed invents other matches.', {
    pattern: '^.{1,64}$',
    values: 'up to 64 characters',
    fallback: 'saidian',
  }),
  NEWS_FEEDS: text(
    'Feeds of articles as `name=url`, separated by spaces or commas; `#1011` behind one puts all ' +
      'of it into that column ([feeds](feeds.md)).',
    { pattern: '', values: 'feeds' },
  ),

  KEEP_QUOTATIONS_DAYS: count(
    'Days from the kick-off after which quotations are removed; the opening, the closing and the ' +
      'last one in play stay.',
    3,
    DAYS,
  ),
  KEEP_TEXT_DAYS: count('Days from the kick-off after which live text is removed.', 7, DAYS),
  KEEP_CORRECTIONS_DAYS: count(
    'Days from the kick-off after which corrections are removed.',
    30,
    DAYS,
  ),
  KEEP_HISTORY_DAYS: count('Days after which a visit of a member is removed.', 180, DAYS),
  STORAGE_MAX_MB: count(
    'Megabytes of all files of members; beyond them uploads answer busy.',
    20_000,
    MEGABYTES,
  ),
  RECORDINGS_MAX_MB: count(
    'Megabytes of all recorded broadcasts in `VAR_DIR/recordings`; the oldest go first.',
    20_000,
    MEGABYTES,
  ),
  KEEP_RECORDINGS_DAYS: count('Days after which a recording is removed.', 30, DAYS),
  SECOND_QUALITY: oneOf(
    'A quality of 360 lines (流畅) beside that of the encoder, made by ffmpeg where it is ' +
      'installed while someone watches it.',
    ['auto', 'off'],
    'auto',
  ),

  RTMP_PORT: port(
    'Where encoders publish, `rtmp://<host>:1935/live` with the stream key of the room; a busy ' +
      'port is one line of the log.',
    1935,
  ),
  MEDIA_ORIGIN: text(
    'Another server plays the streams: its addresses with `{stream}`, one per line (线路); none: ' +
      'this process ([media](media.md)).',
    {
      pattern:
        '^$|^https?://[^\\s,]*\\{stream\\}[^\\s,]*(,https?://[^\\s,]*\\{stream\\}[^\\s,]*)*$',
      values: 'addresses with {stream}, joined by commas',
    },
  ),
  MEDIA_SCHEME: text('How that server checks addresses.', {
    pattern: '^(srs|tencent|alibaba)$',
    values: 'srs, tencent or alibaba',
    fallback: 'srs',
  }),
  MEDIA_SECRET: text('The key by which addresses are signed.', {
    pattern: '^$|^\\S{6,500}$',
    values: 'at least 6 characters without spaces',
  }),
  MEDIA_HOOK_SECRET: text('The secret of its calls to `/media/origin/<scheme>`.', {
    pattern: '^$|^\\S{16,500}$',
    values: 'at least 16 characters without spaces',
  }),
  MEDIA_PUBLISH_URL: text('Where encoders publish; none: `RTMP_PORT` of this process.', {
    pattern: '^$|^rtmps?://[^\\s@]+$',
    values: 'a URL that begins with rtmp://',
  }),

  LLM_BASE_URL: text(
    'An OpenAI-compatible endpoint of the assistant; none: the built-in assistant answers.',
    { pattern: '^$|^https?://[^\\s@?#]+$', values: 'a URL such as https://host/v1' },
  ),
  LLM_API_KEY: text('Its key.', { pattern: '^\\S{0,500}$', values: 'a key without spaces' }),
  LLM_MODEL: text('Its model.', { pattern: '^$|^\\S{1,200}$', values: 'the name of a model' }),

  MAIN_HOST: origin("Another origin for the browser's calls, but those of the two below."),
  MESSAGE_HOST: origin('The same for `/imapi` and `/imserver`.'),
  ROOM_HOST: origin('The same for `/api/`.'),
  HTTPS: flag('The product is reached over https: browsers get Strict-Transport-Security.'),
  TRUST_PROXY: text('Proxies whose forwarded client address is believed.', {
    pattern: '^[0-9a-fA-F.:/, ]*$',
    values: 'addresses of proxies, joined by commas',
  }),
  ALLOWED_ORIGINS: text(
    "Origins whose pages may open sockets, the product's own too; none: any page of this host. " +
      'Required in production.',
    {
      pattern: '^$|^https?://[^/\\s;,]+(,https?://[^/\\s;,]+)*$',
      values: 'origins joined by commas',
    },
  ),
  MAX_CONNECTIONS: count(
    'Connections of the process on all ports; 0: below the limit of open files.',
    0,
  ),
  MAX_CONNECTIONS_PER_NETWORK: count('Of one address (IPv6: /64); 0: a tenth of those.', 0),

  PASSWORD_KEY: key16(
    'AES key with which browsers encrypt passwords; its own in production.',
    DEVELOPMENT_PASSWORD_KEY,
  ),
  PASSWORD_IV: key16(
    'The iv for clients that ask for none; its own in production.',
    DEVELOPMENT_PASSWORD_IV,
  ),
  PASSWORD_PEPPER: text(
    'Secret of the hashes of passwords, the same on every machine; none: made once in ' +
      '`VAR_DIR/keys`.',
    { pattern: '^$|^.{32,512}$', values: 'at least 32 characters' },
  ),
  SMS_WEBHOOK_URL: url(
    'The sender of codes: gets `{phone, code, purpose}` with `x-timestamp` and `x-signature`; ' +
      'none: the log shows the codes.',
    'https?',
    'https',
  ),
  SMS_WEBHOOK_SECRET: text('The key of that signature.', {
    pattern: '^$|^.{16,512}$',
    values: 'at least 16 characters',
  }),
  SMS_DEV: flag('Answers contain the codes; development only.'),
  SMS_PER_HOUR: count(
    'Ceiling of all codes in an hour: above it no code is sent, ' +
      '`accounts_sms_total{outcome="ceiling"}` counts and an error is logged; a fifth is for ' +
      'networks that members have logged in from. The same for blocks of 10 000 numbers.',
    2_000,
    1_000_000,
  ),
  SMS_PER_DAY: count('The same in a day.', 20_000, 10_000_000),
  SMS_WORK: count(
    'Tries of the proof of work before a code, where a network, a block or all had many; ' +
      'the step for the 21st code of a network in an hour. Higher under attack.',
    400,
    100_000,
  ),

  ANTI_INSPECT: flag(
    'Pages block the keys of developer tools and the context menu, and stop in an open debugger.',
  ),
  ANALYTICS_URL: text('Where pages report what is opened and what fails; none: nowhere.', {
    pattern: '^$|^https?://[^/\\s;,]+',
    values: 'a URL that begins with https://',
  }),
  ANDROID_APP_URL: store(
    'Where the download page leads on Android; none: it explains how the browser puts the app on ' +
      'the home screen.',
  ),
  IOS_APP_URL: store('The same on iOS.'),
  MF_OVERRIDES: flag(
    'Development overrides of remotes, and at `npm start` a shell with the development React, ' +
      'in which edited components keep their state and a reply that breaks its contract is an ' +
      'error; an error in production.',
  ),
} as const satisfies Record<string, Setting>

/** Settings whose wrong value is not repeated in an error. */
export const SECRETS: ReadonlySet<string> = new Set<keyof typeof SETTINGS>([
  'DATABASE_URL',
  'NATS_URL',
  'PASSWORD_KEY',
  'PASSWORD_IV',
  'PASSWORD_PEPPER',
  'SMS_WEBHOOK_SECRET',
  'MEDIA_SECRET',
  'MEDIA_HOOK_SECRET',
  'FEED_SECRET',
  // A wrong one may contain a key.
  'FEED_URL',
  'FEED_PUSH_URL',
  'LLM_API_KEY',
])
