/** A request that is refused: nothing was changed, and the message tells the caller why. */
export class RefusedError extends Error {}
