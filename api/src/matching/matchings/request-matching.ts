import { and, eq, inArray, sql } from 'drizzle-orm';
import { type matchings as contractOf, maxRequestSlots, type Slot } from 'shared/contract';
import type { z } from 'zod';
import { isApproved } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { throwInvalidSlots } from '../fairs/grid';
import { findFair } from '../fairs/queries';
import { assertInWindow } from '../fairs/status';
import type { FairRow } from '../fairs/table';
import { lockParticipants, type Participant } from '../participations/queries';
import { isPublished, products } from '../products/table';
import { type Availability, getAvailability } from './availability';
import { formatWhenList } from './format';
import { insertMatching, isBetween } from './insert-matching';
import type { MatchingNotifier } from './notifications';
import { getExpiry, toCandidateSlots } from './slots';
import { matchings } from './table';
import { publishMatching } from './update-matching';

type RequestInput = z.output<(typeof contractOf)['create']['body']>;

/** Declined requests of one company to another after which it may not send a further one (M3). */
const maxDeclined = 2;

/** Returns the seller and the buyer of two participants; throws if the two may not meet (M1). */
const assertMayMeet = (fair: FairRow, requester: Participant | undefined, partner: Participant | undefined) => {
  if (!requester || !partner || requester.participation.role === partner.participation.role)
    throwApiError('not_participant');
  const [seller, buyer] = requester.participation.role === 'SELLER' ? [requester, partner] : [partner, requester];
  if (!isApproved(seller.user, 'SELLER') || !isApproved(buyer.user, 'BUYER')) throwApiError('not_participant');
  if (requester === buyer && fair.direction === 'SELLER_TO_BUYER') throwApiError('forbidden');
  const number = requester.user.businessNumber;
  if (number !== null && number === partner.user.businessNumber) throwApiError('same_company');
  return { seller, buyer };
};

/** Throws `mode_refused` unless the fair and the buyer allow the meeting mode; without a buyer only the fair is asked (M4). */
export const assertModeAllowed = (fair: FairRow, buyer: Participant | null, mode: RequestInput['mode']) => {
  const isRefused = buyer !== null && !buyer.participation.mode.includes(mode);
  if ((fair.type !== 'HYBRID' && fair.type !== mode) || isRefused) throwApiError('mode_refused');
};

/**
 * Returns the slots of one to three distinct starts that are valid, offered and free (M2). Throws `slot_invalid` or
 * `slot_taken`.
 */
export const validateSlots = (
  starts: string[],
  availability: Availability,
  isAllowed: (start: string) => boolean,
  except?: string,
) => {
  const slots = starts.map((start) => availability.findSlot(start));
  const at = now();
  const invalid = starts.filter((start, index) => !slots[index] || start <= at || !isAllowed(start));
  if (new Set(starts).size !== starts.length || starts.length > maxRequestSlots || invalid.length > 0)
    throwInvalidSlots('slots', invalid);
  const valid = slots as Slot[];
  const taken = valid.filter((slot) => availability.isHeld(slot, except)).map(({ start }) => start);
  if (taken.length > 0)
    throwApiError('slot_taken', {
      body: { slots: taken, left: availability.listFreeSlots().map(({ start }) => start) },
    });
  return valid;
};

const assertProductsPublished = async (tx: Database, seller: string, ids: string[]) => {
  if (new Set(ids).size !== ids.length) throwFieldError('products', 'invalid');
  const isValid = and(isPublished(seller), inArray(products._id, ids));
  if ((await tx.$count(products, isValid)) !== ids.length) throwFieldError('products', 'invalid');
};

/** Enforces the limit of open requests; concurrent requests of one user wait for an advisory lock (M24). */
const assertPendingLimit = async (tx: Database, { _id, maxPending }: FairRow, requester: string) => {
  if (maxPending === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pending:${_id}:${requester}`}, 0))`);
  const open = and(eq(matchings._fair, _id), eq(matchings.requester, requester), eq(matchings.status, 'REQUESTED'));
  if ((await tx.$count(matchings, open)) >= maxPending)
    throwApiError('quota', { values: { limit: maxPending }, body: { limit: maxPending } });
};

/** Creates a request for a meeting. It holds no slot: the first acceptance gets it (M5). */
export const requestMatching = async (
  tx: Database,
  notifier: MatchingNotifier,
  requester: string,
  input: RequestInput,
) => {
  const fair = await findFair(tx, input._fair);
  assertInWindow(fair.requestFrom, fair.requestTo);
  if (input._user === requester) throwApiError('same_company');
  const [self, partner] = await lockParticipants(tx, fair._id, [requester, input._user]);
  const pair = assertMayMeet(fair, self, partner);
  const [seller, buyer] = [pair.seller.user._id, pair.buyer.user._id];
  const parties = { _fair: fair._id, seller, buyer };
  assertModeAllowed(fair, pair.buyer, input.mode);
  await assertPendingLimit(tx, fair, requester);
  await assertProductsPublished(tx, seller, input.products ?? []);
  const availability = await getAvailability(tx, fair, { seller, buyer });
  const slots = toCandidateSlots(validateSlots(input.slots, availability, availability.isOffered));
  const isDeclined = and(isBetween(parties), eq(matchings.requester, requester), eq(matchings.status, 'DECLINED'));
  if ((await tx.$count(matchings, isDeclined)) >= maxDeclined) throwApiError('declined_twice');
  const createdAt = now();
  const row = await insertMatching(
    tx,
    {
      ...parties,
      requester,
      responder: input._user,
      mode: input.mode,
      slots,
      products: input.products ?? [],
      message: input.message ?? null,
      interpreter: input.interpreter ?? pair.buyer.participation.interpreter,
      status: 'REQUESTED',
      createdAt,
      expiresAt: getExpiry(createdAt, slots, fair),
    },
    requester,
  );
  await publishMatching(tx, row);
  await notifier.notify(tx, {
    template: 'matching.requested',
    matching: row,
    fair,
    to: [row.responder],
    values: (language, zone) => ({ slots: formatWhenList(slots, language, fair, zone) }),
  });
  return row;
};
