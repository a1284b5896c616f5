/** In place of the sentences of the runtime's errors: each message has its code and arguments. */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
