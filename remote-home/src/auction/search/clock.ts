/** How far (ms) the server's clock is ahead of the page's own count: at least and at most this much. */
interface Bounds {
  least: number;
  most: number;
}

/** A count that nobody sets: the clock of the device may be wrong or be put right meanwhile. */
const counted = () => performance.now();

let bounds: Bounds | null = null;
const listeners = new Set<() => void>();

/**
 * What one answer says of the server's clock. The server wrote its time after the question left and before the answer
 * came, so every answer narrows what is known. One that contradicts it means that the count stood still, as in sleep.
 */
export const narrowed = (known: Bounds | null, said: Bounds): Bounds => {
  if (!known) return said;
  const least = Math.max(known.least, said.least);
  const most = Math.min(known.most, said.most);
  return least > most ? said : { least, most };
};

/** `sentAt` as `beforeAsking` gave it; null where the server spoke without being asked. */
export const hearServer = (serverTime: string, sentAt: number | null = null) => {
  const said = Date.parse(serverTime);
  if (Number.isNaN(said)) return;
  bounds = narrowed(bounds, {
    least: said - counted(),
    most: sentAt === null ? Number.POSITIVE_INFINITY : said - sentAt,
  });
  for (const listener of listeners) listener();
};

export const beforeAsking = counted;

/** The server's time now (ms since 1970); null until it has said one. */
export const serverNow = (): number | null => {
  if (!bounds) return null;
  const { least, most } = bounds;
  return counted() + (Number.isFinite(most) ? (least + most) / 2 : least);
};

export const onServerTime = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
