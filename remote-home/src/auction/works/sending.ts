import { type ApiFailure, api, failureOf } from 'shared/client';
import type { Attempt } from './attempts';

/** Before each further attempt (ms): a lost answer is asked for again with the same key. */
const waitsMs = [700, 2000, 4000];

/** Whether nobody can say what became of it. */
const isUnsure = ({ status, code }: ApiFailure) => status === 0 || status >= 500 || code === 'in_progress';

const headersOf = ({ key }: Attempt) => ({ headers: { 'Idempotency-Key': key } });

const send = (work: string, attempt: Attempt) => {
  const { kind, amount, bid } = attempt;
  return kind === 'RAISE'
    ? api.bids.update({ params: { work, id: bid ?? '' }, body: { amount } }, headersOf(attempt))
    : api.bids.create({ params: { work }, body: { amount, type: kind } }, headersOf(attempt));
};

export type Placed = Awaited<ReturnType<typeof send>>;

/** Whether the reader's own highest amount is by now what they wanted to raise it to. */
const isRaised = async (work: string, { kind, amount }: Attempt) => {
  if (kind !== 'RAISE') return false;
  const read = await api.works.get({ params: { id: work } });
  return (read.work.mine?.max ?? 0) >= amount;
};

export type Sent = { placed: Placed | null } | { refused: ApiFailure } | { unsure: true };

/**
 * Sends a bid until somebody knows what became of it. `onUnsure` is told when that takes more than one try. A raise that
 * is refused because it was taken before is one that was taken.
 */
export const sendUntilKnown = async (work: string, attempt: Attempt, onUnsure: () => void): Promise<Sent> => {
  for (let tried = 0; tried <= waitsMs.length; tried += 1) {
    try {
      return { placed: await send(work, attempt) };
    } catch (cause) {
      const failure = await failureOf(cause);
      if (!isUnsure(failure)) {
        const taken =
          tried > 0 && failure.code === 'bid_not_raised' && (await isRaised(work, attempt).catch(() => false));
        return taken ? { placed: null } : { refused: failure };
      }
    }
    onUnsure();
    const wait = waitsMs[tried];
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return { unsure: true };
};

const numberIn = (body: unknown, name: string) => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null;
  return typeof value === 'number' ? value : null;
};

/** What the refusal says is the least by now; null where it does not say. */
export const leastIn = ({ body }: ApiFailure) => numberIn(body, 'minNext');
