/** Null when all is well, else what is wrong, in a few words for an operator. */
export type ReadinessCheck = () => string | null | Promise<string | null>
