import { and, arrayContains, eq } from 'drizzle-orm';
import { pick } from 'shared/contract';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { publish } from '../../platform/live/publish';
import type { FairRow } from '../fairs/table';
import type { Told } from '../matchings/told';
import { profileOf } from './profiles';
import type { ParticipationRow } from './table';

const about = ({ _id }: ParticipationRow) => ({ type: 'participations', _id });

/** Administrators learn that somebody has applied to a fair. */
export const announceApplication = async (
  tx: Database,
  { messenger }: Told,
  participation: ParticipationRow,
  fair: FairRow,
  applicant: User,
) => {
  const staff = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(arrayContains(users.roles, ['ADMIN']), eq(users.status, 'ACTIVE')));
  await messenger.tell(tx, {
    user: staff.map(({ _id }) => _id),
    template: 'participation.applied',
    values: ({ language }) => ({
      company: pick(profileOf(applicant).name, language),
      fair: pick(fair.title, language),
    }),
    link: `/console/fairs/${fair._id}`,
    ref: about(participation),
    dedupeKey: `participation:${participation._id}:applied:${participation.appliedAt}`,
    // A mail for each would bury what matters; the queue shows them all.
    channels: [],
  });
  await publish(tx, { type: 'fair', users: [], _fair: fair._id, data: { _fair: fair._id } });
};

/** The applicant learns what was decided. */
export const announceDecision = async (
  tx: Database,
  { messenger }: Told,
  participation: ParticipationRow,
  fair: FairRow,
) => {
  const { _user, status, reason, version } = participation;
  await publish(tx, {
    type: 'participation',
    users: [_user],
    _fair: fair._id,
    data: { _fair: fair._id, status },
  });
  const shared = {
    user: _user,
    link: `/matching/fairs/${fair._id}`,
    ref: about(participation),
    dedupeKey: `participation:${participation._id}:${status}:${version}`,
  };
  if (status === 'APPROVED')
    await messenger.tell(tx, {
      ...shared,
      template: 'participation.approved',
      values: ({ language }) => ({ fair: pick(fair.title, language) }),
    });
  else if (status !== 'PENDING')
    await messenger.tell(tx, {
      ...shared,
      template: 'participation.rejected',
      values: ({ language }) => ({ fair: pick(fair.title, language), reason: reason ?? '—' }),
    });
};
