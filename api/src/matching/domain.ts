import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, minuteMs } from '../platform/define-domain';
import { matchingContent } from './content';
import { findFairs } from './fairs/bookmark-targets';
import { createOwnsIntroduction } from './introductions/routes';
import { createMatchingDeletionStep } from './matchings/account-deletion';
import { processMatchings } from './matchings/jobs';
import { createMatchingNotifier } from './matchings/notifications';
import { isOnDay } from './matchings/queries';
import { approvedParticipants } from './participations/audience';
import { findCompanies } from './participations/bookmark-targets';
import { findProducts } from './products/bookmark-targets';
import { matchingRecordNames } from './record-names';
import { routes } from './routes.generated';
import type { MatchingServices } from './services';
import { matchingTrash } from './trash';

const meetingsOn = (day: string) => sql`from matchings where status = 'ACCEPTED' and ${isOnDay(day)}`;

export const createMatchingDomain = () =>
  defineDomain({
    name: 'matching',
    services: (members: MembersServices): MatchingServices => ({
      ...members,
      notifier: createMatchingNotifier(members),
    }),
    content: matchingContent,
    routes,
    jobs: [({ db, notifier }) => ({ name: 'matchings', everyMs: minuteMs, run: () => processMatchings(db, notifier) })],
    onAccountDeletion: [({ notifier }) => createMatchingDeletionStep(notifier)],
    bookmarks: { USER: findCompanies, FAIR: findFairs, PRODUCT: findProducts },
    trash: matchingTrash,
    fileOwners: { introductions: createOwnsIntroduction },
    liveEvents: { matching: {}, slots: {}, participation: { changesAudience: true }, message: {}, fair: {} },
    audiences: [approvedParticipants],
    recordNames: matchingRecordNames,
    dashboardCounts: {
      meetings: (day) => sql`(select count(*) ${meetingsOn(day)})::int`,
      meetingsFair: (day) => sql`(select case when min(_fair) = max(_fair) then min(_fair) end ${meetingsOn(day)})`,
    },
  });
