import { and, arrayContains, eq } from 'drizzle-orm';
import { pickText } from 'shared/contract';
import { type User, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { publishLiveEvent } from '../../platform/live/publish';
import type { FairRow } from '../fairs/table';
import type { MatchingNotifier } from '../matchings/notifications';
import { toCompanyProfile } from './profiles';
import type { ParticipationRow } from './table';

const toReference = ({ _id }: ParticipationRow) => ({ type: 'participations', _id });

/** Notifies administrators of an application to a fair. */
export const notifyApplication = async (
  tx: Database,
  { messenger }: MatchingNotifier,
  participation: ParticipationRow,
  fair: FairRow,
  applicant: User,
) => {
  const staff = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(arrayContains(users.roles, ['ADMIN']), eq(users.status, 'ACTIVE')));
  await messenger.notify(tx, {
    user: staff.map(({ _id }) => _id),
    template: 'participation.applied',
    values: ({ language }) => ({
      company: pickText(toCompanyProfile(applicant).name, language),
      fair: pickText(fair.title, language),
    }),
    link: `/console/fairs/${fair._id}`,
    ref: toReference(participation),
    dedupeKey: `participation:${participation._id}:applied:${participation.appliedAt}`,
    // Inbox only: applications are also listed in the console.
    channels: [],
  });
  await publishLiveEvent(tx, { type: 'fair', users: [], _fair: fair._id, data: { _fair: fair._id } });
};

/** Notifies the applicant of the decision. */
export const notifyDecision = async (
  tx: Database,
  { messenger }: MatchingNotifier,
  participation: ParticipationRow,
  fair: FairRow,
) => {
  const { _user, status, reason, version } = participation;
  await publishLiveEvent(tx, {
    type: 'participation',
    users: [_user],
    _fair: fair._id,
    data: { _fair: fair._id, status },
  });
  const shared = {
    user: _user,
    link: `/matching/fairs/${fair._id}`,
    ref: toReference(participation),
    dedupeKey: `participation:${participation._id}:${status}:${version}`,
  };
  if (status === 'APPROVED')
    await messenger.notify(tx, {
      ...shared,
      template: 'participation.approved',
      values: ({ language }) => ({ fair: pickText(fair.title, language) }),
    });
  else if (status !== 'PENDING')
    await messenger.notify(tx, {
      ...shared,
      template: 'participation.rejected',
      values: ({ language }) => ({ fair: pickText(fair.title, language), reason: reason ?? '—' }),
    });
};
