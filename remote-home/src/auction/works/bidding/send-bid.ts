import { type ApiFailure, api, failureOf } from 'shared/client';
import type { BidAttempt } from './pending-bid';

/** Delays (ms) before each retry with the same key. */
const retryDelaysMs = [700, 2000, 4000];

/** Whether the failure leaves open if the bid was placed. */
const isOutcomeUnknown = ({ status, code }: ApiFailure) => status === 0 || status >= 500 || code === 'in_progress';

const send = (work: string, { key, kind, amount, bid }: BidAttempt) => {
  const options = { headers: { 'Idempotency-Key': key } };
  return kind === 'RAISE'
    ? api.bids.update({ params: { work, id: bid ?? '' }, body: { amount } }, options)
    : api.bids.create({ params: { work }, body: { amount, type: kind } }, options);
};

export type PlacedBid = Awaited<ReturnType<typeof send>>;

/** Whether the current user's maximum is already at the amount of a raise. */
const isRaised = async (work: string, { kind, amount }: BidAttempt) => {
  if (kind !== 'RAISE') return false;
  const current = await api.works.get({ params: { id: work } });
  return (current.work.mine?.max ?? 0) >= amount;
};

/** `placed` is null for a raise that an earlier attempt, whose answer was lost, had placed. */
type SendResult = { placed: PlacedBid | null } | { refused: ApiFailure } | { unknown: true };

/**
 * Sends a bid, with retries while its outcome is unknown. Calls `onOutcomeUnknown` before each retry. A raise that is
 * refused because an earlier attempt was placed counts as placed. Does not reject.
 */
export const sendBid = async (work: string, attempt: BidAttempt, onOutcomeUnknown: () => void): Promise<SendResult> => {
  for (let retries = 0; retries <= retryDelaysMs.length; retries += 1) {
    try {
      return { placed: await send(work, attempt) };
    } catch (cause) {
      const failure = await failureOf(cause);
      if (!isOutcomeUnknown(failure)) {
        const placedBefore =
          retries > 0 && failure.code === 'bid_not_raised' && (await isRaised(work, attempt).catch(() => false));
        return placedBefore ? { placed: null } : { refused: failure };
      }
    }
    onOutcomeUnknown();
    const delay = retryDelaysMs[retries];
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return { unknown: true };
};

/** The lowest amount (KRW) that a refusal names; null where it names none. */
export const getMinAmountFromFailure = ({ body }: ApiFailure) => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>).minNext : null;
  return typeof value === 'number' ? value : null;
};
