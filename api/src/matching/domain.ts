import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, minuteMs } from '../platform/define-domain';
import { serveCalendars } from './calendars/routes';
import { findFairs } from './fairs/bookmark-targets';
import { serveConsoleFairs } from './fairs/console';
import { serveFairs } from './fairs/routes';
import { createOwnsIntroduction, serveIntroductions } from './introductions/routes';
import { createMatchingDeletionStep } from './matchings/account-deletion';
import { serveConsoleMatchings } from './matchings/console';
import { processMatchings } from './matchings/jobs';
import { createMatchingNotifier } from './matchings/notifications';
import { isOnDay } from './matchings/queries';
import { serveMatchings } from './matchings/routes';
import { approvedParticipants } from './participations/audience';
import { findCompanies } from './participations/bookmark-targets';
import { serveConsoleParticipations } from './participations/console';
import { serveParticipations } from './participations/routes';
import { findProducts } from './products/bookmark-targets';
import { serveFairProducts } from './products/fair-products';
import { serveProducts } from './products/routes';
import { serveSchedules } from './schedules/routes';
import type { MatchingServices } from './services';
import { serveThreads } from './threads/routes';

const meetingsOn = (day: string) => sql`from matchings where status = 'ACCEPTED' and ${isOnDay(day)}`;

export const createMatchingDomain = () =>
  defineDomain({
    name: 'matching',
    services: (members: MembersServices): MatchingServices => ({
      ...members,
      notifier: createMatchingNotifier(members),
    }),
    routes: [
      serveFairs,
      serveConsoleFairs,
      serveParticipations,
      serveConsoleParticipations,
      serveProducts,
      serveFairProducts,
      serveSchedules,
      serveMatchings,
      serveConsoleMatchings,
      serveThreads,
      serveCalendars,
      serveIntroductions,
    ],
    jobs: [({ db, notifier }) => ({ name: 'matchings', everyMs: minuteMs, run: () => processMatchings(db, notifier) })],
    onAccountDeletion: [({ notifier }) => createMatchingDeletionStep(notifier)],
    bookmarks: { USER: findCompanies, FAIR: findFairs, PRODUCT: findProducts },
    fileOwners: { introductions: createOwnsIntroduction },
    liveEvents: { matching: {}, slots: {}, participation: { changesAudience: true }, message: {}, fair: {} },
    audiences: [approvedParticipants],
    dashboardCounts: {
      meetings: (day) => sql`(select count(*) ${meetingsOn(day)})::int`,
      meetingsFair: (day) => sql`(select case when min(_fair) = max(_fair) then min(_fair) end ${meetingsOn(day)})`,
    },
  });
