/** Null when all is well, else the problem, in a few words for an operator. */
export type ReadinessCheck = () => string | null | Promise<string | null>
