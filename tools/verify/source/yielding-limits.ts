const CONTENTS = 'a table of contents reads best whole'
const SETTINGS = 'one line for each setting'
const WORLD = 'names what the modules of a test need, one line each'

/** Functions whose length is no fault, by file and name, and why the limit yields. */
export const YIELDING_LIMITS: ReadonlyMap<string, string> = new Map([
  ['server/src/app.ts buildApp', CONTENTS],
  ['server/src/config/read-config.ts readConfig', SETTINGS],
  ['server/src/modules/community/testing/community-world.ts openCommunity', WORLD],
  ['server/src/modules/media/recordings/testing/recordings-world.ts openRecordings', WORLD],
  ['server/src/modules/messaging/files/testing/files-world.ts openFiles', WORLD],
  ['server/src/modules/news/testing/news-world.ts openNewsWorld', WORLD],
])
