import path from 'node:path'
import { ConfigError, readConfig } from '.'

test('without any variable the product runs completely on its default ports', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    chatGptPort: 9999,
    internalPort: 9090,
    media: { rtmpPort: 1935, origin: null, publishUrl: '' },
    recordings: { maxBytes: 20_000_000_000, maxAgeDays: 30 },
    hasSecondQuality: true,
    databaseUrl: undefined,
    varDir: path.resolve('var'),
    feed: 'demo',
    feedSpeed: 1,
    antiInspect: false,
    roles: new Set(['web', 'api', 'gateway', 'feed', 'media']),
  })
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', FEED: ' ' })).toMatchObject({ port: 8080, feed: 'demo' })
})

test('feeds of articles have a name, an address and perhaps a column', () => {
  const { newsFeeds } = readConfig({
    NEWS_FEEDS: '体育社=https://a.example/rss?x=1#1011, b=http://b/',
  })
  expect(newsFeeds).toEqual([
    { name: '体育社', url: 'https://a.example/rss?x=1', columnId: 1011 },
    { name: 'b', url: 'http://b/', columnId: null },
  ])
})

test('variables are parsed by their type', () => {
  const env = {
    PORT: '0',
    FEED_SPEED: '1.5',
    MF_OVERRIDES: 'true',
    ROLES: 'web,api',
    FEED: 'replay:/data/x',
  }
  expect(readConfig(env)).toMatchObject({
    port: 0,
    feedSpeed: 1.5,
    mfOverrides: true,
    roles: new Set(['web', 'api']),
    feed: { replay: '/data/x' },
  })
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5"'],
  ['FEED', 'live', 'FEED must be demo, none, nami, thesports or replay:<directory>, not "live"'],
  ['FEED_SPEED', '500', 'FEED_SPEED must be a number from 1 to 120, not "500"'],
  ['ROLES', 'web,db', 'ROLES must be some of web,api,gateway,feed,media, not "web,db"'],
  ['ANTI_INSPECT', 'yes', 'ANTI_INSPECT must be true or false, not "yes"'],
  [
    'MAIN_HOST',
    'example.com',
    'MAIN_HOST must be an origin such as https://example.com, not "example.com"',
  ],
  ['NEWS_FEEDS', 'https://a.example/', /^NEWS_FEEDS must be name=https:\/\/address, .* not "https/],
  ['NEWS_FEEDS', 'a=ftp://a.example/', /^NEWS_FEEDS must be name=https:\/\/address/],
  ['NEWS_FEEDS', 'a=https://b:c@a.example/', /^NEWS_FEEDS must be name=https:\/\/address/],
  ['NEWS_FEEDS', 'a=https://a.example/ b=https://a.example/', 'NEWS_FEEDS must name each address'],
  ['LOG_LEVEL', 'loud\nline', /^LOG_LEVEL must be one of .*, not "loud\\nline"$/],
])('%s=%s is rejected in one clear line', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(line)
})

test('another media server needs its secrets', () => {
  const origin = {
    MEDIA_ORIGIN: 'https://a.example/live/{stream}.flv,https://b.example/live/{stream}.flv',
    MEDIA_SCHEME: 'tencent',
  }
  const hook = { MEDIA_HOOK_SECRET: 'a-hook-secret-of-32-characters' }
  expect(() => readConfig(origin)).toThrow('MEDIA_HOOK_SECRET must be set')
  expect(() => readConfig({ ...origin, ...hook })).toThrow('MEDIA_SECRET must be set')
  expect(readConfig({ ...origin, ...hook, MEDIA_SECRET: 'secret' }).media.origin).toEqual({
    templates: origin.MEDIA_ORIGIN.split(','),
    scheme: 'tencent',
    secret: 'secret',
    hookSecret: hook.MEDIA_HOOK_SECRET,
  })
  const plain = { ...hook, MEDIA_ORIGIN: 'https://a.example/live.flv' }
  expect(() => readConfig(plain)).toThrow('MEDIA_ORIGIN must be addresses with {stream}')
})

test('a wrong secret is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:p@h/d' })).toThrow(
    'DATABASE_URL must be a URL that begins with postgres://',
  )
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:p@h/d' })).not.toThrow('u:p@h')
})

describe('production', () => {
  const valid = {
    NODE_ENV: 'production',
    PASSWORD_KEY: '0123456789abcdef0123456789abcdef',
    PASSWORD_IV: 'fedcba9876543210fedcba9876543210',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'a secret of the operator',
    ALLOWED_ORIGINS: 'https://saidian.example',
    HTTPS: '1',
  }

  test('starts with its own keys and a sender of codes', () => {
    expect(readConfig(valid).sms).toEqual({
      showsCode: false,
      webhook: { url: 'https://sms.example/send', secret: 'a secret of the operator' },
      ceiling: { perHour: 2_000, perDay: 20_000 },
      workTries: 400,
    })
  })

  test.each([
    ['PASSWORD_KEY', '', 'PASSWORD_KEY must be set in production: its default is public'],
    ['PASSWORD_IV', '', 'PASSWORD_IV must be set in production: its default is public'],
    ['SMS_DEV', '1', 'SMS_DEV must not be set in production: replies would contain the codes'],
    [
      'SMS_WEBHOOK_URL',
      '',
      'SMS_WEBHOOK_URL must be set in production: codes would stand in the log alone',
    ],
    [
      'MF_OVERRIDES',
      '1',
      'MF_OVERRIDES must not be set in production: links could load foreign code',
    ],
    [
      'SMS_WEBHOOK_URL',
      'http://sms.example/send',
      'SMS_WEBHOOK_URL must begin with https:// in production: codes travel to it',
    ],
    ['ALLOWED_ORIGINS', '', 'ALLOWED_ORIGINS must name the origins of the product in production'],
    ['SMS_WEBHOOK_SECRET', '', 'SMS_WEBHOOK_SECRET must be set where SMS_WEBHOOK_URL is'],
    ['HTTPS', '0', 'HTTPS must be set in production'],
    ['LOG_LEVEL', 'trace', 'LOG_LEVEL must not be trace in production'],
    ['LOG_LEVEL', 'debug', 'LOG_LEVEL must not be debug in production'],
    ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY must name proxies in production: 0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0', 'TRUST_PROXY must name proxies in production: ::/0'],
    ['NEWS_FEEDS', 'a=http://a.example/rss', 'NEWS_FEEDS must begin with https:// in production'],
  ])('does not start with %s=%s', (name, value, line) => {
    expect(() => readConfig({ ...valid, [name]: value })).toThrow(line)
  })

  test('needs no sender of codes where there are no calls', () => {
    const gateway = { ...valid, ROLES: 'gateway', SMS_WEBHOOK_URL: '', SMS_WEBHOOK_SECRET: '' }
    expect(readConfig(gateway).sms.webhook).toBeNull()
  })

  test('rejects plain http origins where the product is reached over https', () => {
    const plain = {
      ...valid,
      ALLOWED_ORIGINS: 'https://saidian.example,http://evil.example',
    }
    expect(() => readConfig(plain)).toThrow('must be https:// where HTTPS is set')
    expect(() => readConfig({ ...valid, MAIN_HOST: 'http://api.example' })).toThrow('https://')
  })

  test('needs no origins where no browser connects', () => {
    const feed = { ...valid, ROLES: 'feed', ALLOWED_ORIGINS: '' }
    expect(readConfig(feed).allowedOrigins).toEqual([])
  })

  test('depends on nothing but NODE_ENV=production', () => {
    for (const NODE_ENV of ['', 'development', 'test', 'staging'])
      expect(readConfig({ NODE_ENV, SMS_DEV: '1' }).sms.showsCode).toBe(true)
  })
})

test('invalid keys and secrets are not repeated', () => {
  for (const name of ['PASSWORD_KEY', 'PASSWORD_IV', 'PASSWORD_PEPPER', 'SMS_WEBHOOK_SECRET'])
    expect(() => readConfig({ [name]: 'hush' })).toThrow(/^((?!hush).)*$/)
})

describe('the feed of a vendor', () => {
  const vendor = { FEED: 'nami', FEED_USER: 'u', FEED_SECRET: 's3cret' }

  test('has its credentials and addresses', () => {
    const env = {
      ...vendor,
      FEED_URL: 'https://x.example/v5',
      FEED_PUSH_URL: 'wss://x.example/ws?key=1',
    }
    expect(readConfig({ ...env, FEED_REQUESTS_PER_DAY: '5000' }).feed).toEqual({
      vendor: 'nami',
      user: 'u',
      secret: 's3cret',
      url: 'https://x.example/v5',
      pushUrl: 'wss://x.example/ws?key=1',
      requestsPerDay: 5_000,
    })
  })

  test.each([
    [{ FEED_USER: '' }, 'FEED_USER must be set where FEED is nami'],
    [{ FEED_SECRET: '' }, 'FEED_SECRET must be set where FEED is nami'],
    [{ FEED_SECRET: 'two words' }, 'FEED_SECRET must be a secret without spaces'],
    [{ FEED_PUSH_URL: 'key' }, 'FEED_PUSH_URL must be a URL that begins with wss://'],
    [
      { FEED_URL: 'https://u:p@x.example' },
      'FEED_URL must be a URL that begins with https://, without a query',
    ],
    [{ FEED_REQUESTS_PER_DAY: 'many' }, 'FEED_REQUESTS_PER_DAY must be a whole number, not "many"'],
  ])('does not start with %p', (env, message) => {
    expect(() => readConfig({ ...vendor, ...env })).toThrow(new ConfigError(message))
  })

  test.each([
    [{ FEED_URL: 'http://x.example' }, 'FEED_URL must begin with https:// in production'],
    [{ FEED_PUSH_URL: 'ws://x.example' }, 'FEED_PUSH_URL must begin with wss:// in production'],
  ])('sends no secret unencrypted in production: %p', (env, message) => {
    const production = {
      NODE_ENV: 'production',
      PASSWORD_KEY: 'a'.repeat(32),
      PASSWORD_IV: 'b'.repeat(32),
    }
    expect(() => readConfig({ ...vendor, ...production, ROLES: 'feed', ...env })).toThrow(message)
  })

  test('needs no credentials in a process that runs no feed', () => {
    expect(readConfig({ FEED: 'thesports', ROLES: 'web,api' }).feed).toMatchObject({
      vendor: 'thesports',
    })
  })
})

test('the assistant uses a model only where an endpoint and a model are named', () => {
  expect(readConfig({}).llm).toBeNull()
  const env = { LLM_BASE_URL: 'https://llm.example/v1', LLM_API_KEY: 'k', LLM_MODEL: 'm-1' }
  expect(readConfig(env).llm).toEqual({
    baseUrl: 'https://llm.example/v1',
    apiKey: 'k',
    model: 'm-1',
  })
  expect(() => readConfig({ ...env, LLM_MODEL: '' })).toThrow('LLM_MODEL must be set')
  const open = { NODE_ENV: 'production', SMS_WEBHOOK_URL: '', ROLES: 'feed', FEED: 'none' }
  const keys = { PASSWORD_KEY: 'a'.repeat(32), PASSWORD_IV: 'b'.repeat(32) }
  expect(() => readConfig({ ...env, ...open, ...keys, LLM_BASE_URL: 'http://x/v1' })).toThrow(
    'LLM_BASE_URL must begin with https://',
  )
  expect(() => readConfig({ LLM_BASE_URL: 'ftp://x' })).toThrow('LLM_BASE_URL')
  expect(() => readConfig({ LLM_API_KEY: 'secret key' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret key') }),
  )
})
