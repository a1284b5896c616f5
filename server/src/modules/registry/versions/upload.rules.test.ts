import { readUpload } from './upload.rules'

const content = Buffer.from('x').toString('base64')
const faultOf = (...paths: string[]) => {
  const read = readUpload(paths.map((path) => ({ path, content })))
  return 'fault' in read ? read.fault : null
}

test('an ordinary dist folder is read', () => {
  const read = readUpload([
    { path: 'remote.json', content: Buffer.from('{}').toString('base64') },
    { path: 'sounds/goal.mp3', content },
  ])
  expect(
    [...(read as Map<string, Buffer>)].map(([path, bytes]) => [path, bytes.toString()]),
  ).toEqual([
    ['remote.json', '{}'],
    ['sounds/goal.mp3', 'x'],
  ])
})

test.each([
  '../escape.js',
  'a/../../escape.js',
  '/etc/passwd.js',
  './here.js',
  'a//b.js',
  'a\\b.js',
  '.hidden.js',
  'a/.git/b.js',
  'nul\u0000.js',
  '赛.js',
  'C:/x.js',
  'a/b/c/d/e/f/g.js',
])('the path %j is rejected', (path) => {
  expect(faultOf(path)).toContain('is not allowed')
})

test.each(['main.js.map', 'main.js.br', 'main.js.gz', 'run.sh', 'LICENSE', 'page.html'])(
  '%s has a kind that is not served',
  (path) => {
    expect(faultOf(path)).toContain('is not of a kind that is served')
  },
)

test.each(['files.0123456789abcdef.json', 'FILES.00.json', 'files.00.json/a.js'])(
  '%s would stand in the place of the list of files',
  (path) => {
    expect(faultOf(path)).toContain('is the name of the list')
  },
)

test('two spellings of one path are rejected, for case-insensitive file systems', () => {
  expect(faultOf('Main.js', 'main.js')).toBe('main.js is there twice')
})

test('a file cannot be a folder of another', () => {
  expect(faultOf('a.js', 'a.js/b.js')).toContain('lies below a file')
})

test('content that is not base64 is rejected', () => {
  expect(readUpload([{ path: 'a.js', content: '<script>' }])).toEqual({
    fault: 'a.js is not base64',
  })
})

test('too large files and uploads are rejected', () => {
  const large = (bytes: number) => Buffer.alloc(bytes).toString('base64')
  expect(readUpload([{ path: 'a.js', content: large(4 * 1024 * 1024 + 1) }])).toEqual({
    fault: 'a.js is larger than 4 MB',
  })
  const many = Array.from({ length: 5 }, (_, n) => ({
    path: `${n}.js`,
    content: large(3.5 * 1024 * 1024),
  }))
  expect(readUpload(many)).toEqual({ fault: 'all files together are larger than 16 MB' })
})
