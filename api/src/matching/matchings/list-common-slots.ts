import type { MeetingMode } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { findFair } from '../fairs/queries';
import { findParticipation, requireParticipant } from '../participations/queries';
import { countRequestsByStart, getAvailability } from './availability';
import { getPartner } from './parties';
import { findOwnMatching } from './queries';

const loadMatchingPair = async (db: Database, id: string, user: string) => {
  const { _fair, seller, buyer } = await findOwnMatching(db, id, user);
  return { fair: await findFair(db, _fair), seller, buyer };
};

/** Two users without a matching yet: both must take part in the fair, in different roles. */
const loadNewPair = async (db: Database, fairId: string, user: string, other: string) => {
  const fair = await findFair(db, fairId);
  const self = await requireParticipant(db, fairId, user);
  const partner = await requireParticipant(db, fairId, other);
  if (self.participation.role === partner.participation.role) throwApiError('not_participant');
  const [seller, buyer] = self.participation.role === 'SELLER' ? [user, other] : [other, user];
  return { fair, seller, buyer };
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
  { id, fair: fairId, mode: requestedMode }: SlotQuery,
) => {
  const { fair, ...pair } = fairId ? await loadNewPair(db, fairId, user, id) : await loadMatchingPair(db, id, user);
  const availability = await getAvailability(db, fair, pair);
  const requests = await countRequestsByStart(db, getPartner(pair, user));
  const { mode = [] } = (await findParticipation(db, fair._id, pair.buyer)) ?? {};
  if (requestedMode && !mode.includes(requestedMode)) return { mode, schedules: [] };
  return {
    mode,
    schedules: availability.listFreeSlots().map((slot) => ({ ...slot, requests: requests.get(slot.start) ?? 0 })),
  };
};
