import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/**
 * Fastify's own serializers, each compiled at the first answer of its route: most routes are not
 * called in the first minute, and compiling all of them took half of the processor time of a start.
 */
export function createLazySerializers(): ReturnType<typeof SerializerSelector> {
  const build = SerializerSelector()
  return (externalSchemas, options) => {
    const compile = build(externalSchemas, options)
    return (route) => {
      let serialize: ReturnType<typeof compile> | undefined
      return (data) => {
        serialize ??= compile(route)
        return serialize(data)
      }
    }
  }
}
