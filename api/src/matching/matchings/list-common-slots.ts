import { and, eq } from 'drizzle-orm';
import type { MeetingMode } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { findFair } from '../fairs/queries';
import { requireParticipant } from '../participations/queries';
import { participations } from '../participations/table';
import { countRequestsByStart, getAvailability } from './availability';
import { findOwnMatching } from './queries';

const loadMatchingPair = async (db: Database, id: string, user: string) => {
  const row = await findOwnMatching(db, id, user);
  const fair = await findFair(db, row._fair);
  return { fair, seller: row.seller, buyer: row.buyer, partner: row.seller === user ? row.buyer : row.seller };
};

/** Two users without a matching yet: both must take part in the fair, in different roles. */
const loadNewPair = async (db: Database, fairId: string, user: string, other: string) => {
  const fair = await findFair(db, fairId);
  const self = await requireParticipant(db, fairId, user);
  const partner = await requireParticipant(db, fairId, other);
  if (self.participation.role === partner.participation.role) throwApiError('not_participant');
  const [seller, buyer] = self.participation.role === 'SELLER' ? [user, other] : [other, user];
  return { fair, seller, buyer, partner: other };
};

interface SlotQuery {
  /** A user when `fair` is given, otherwise a matching. */
  id: string;
  fair?: string | undefined;
  mode?: MeetingMode | undefined;
}

/** Free slots of the user and a partner, with the partner’s open requests for each (M21). */
export const listCommonSlots = async (
  db: Database,
  user: string,
  { id, fair: fairId, mode: wantedMode }: SlotQuery,
) => {
  const { fair, seller, buyer, partner } = fairId
    ? await loadNewPair(db, fairId, user, id)
    : await loadMatchingPair(db, id, user);
  const availability = await getAvailability(db, fair, { seller, buyer });
  const requests = await countRequestsByStart(db, partner);
  const [{ mode } = { mode: [] }] = await db
    .select({ mode: participations.mode })
    .from(participations)
    .where(and(eq(participations._fair, fair._id), eq(participations._user, buyer)));
  if (wantedMode && !mode.includes(wantedMode)) return { mode, schedules: [] };
  return {
    mode,
    schedules: availability.listFreeSlots().map((slot) => ({ ...slot, requests: requests.get(slot.start) ?? 0 })),
  };
};
