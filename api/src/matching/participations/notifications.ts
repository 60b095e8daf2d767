import { pickText } from 'shared/contract';
import { findAdministratorIds, type User } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { publishLiveEvent } from '../../platform/live/publish';
import type { FairRow } from '../fairs/table';
import type { MatchingNotifier } from '../matchings/notifications';
import { formatCompanyName } from './profiles';
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
  await messenger.notify(tx, {
    user: await findAdministratorIds(tx),
    template: 'participation.applied',
    values: ({ language }) => ({
      company: formatCompanyName(applicant, language),
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

export const publishStatus = (tx: Database, { _user, _fair }: ParticipationRow, status: ParticipationRow['status']) =>
  publishLiveEvent(tx, { type: 'participation', users: [_user], _fair, data: { _fair, status } });

/** Notifies the applicant of the decision. */
export const notifyDecision = async (
  tx: Database,
  { messenger }: MatchingNotifier,
  participation: ParticipationRow,
  fair: FairRow,
) => {
  const { _user, status, reason, version } = participation;
  await publishStatus(tx, participation, status);
  if (status === 'PENDING') return;
  await messenger.notify(tx, {
    user: _user,
    template: status === 'APPROVED' ? 'participation.approved' : 'participation.rejected',
    // Only the rejection uses the reason.
    values: ({ language }) => ({ fair: pickText(fair.title, language), reason: reason ?? '—' }),
    link: `/matching/fairs/${fair._id}`,
    ref: toReference(participation),
    dedupeKey: `participation:${participation._id}:${status}:${version}`,
  });
};
