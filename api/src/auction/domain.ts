import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, minuteMs, secondMs } from '../platform/define-domain';
import { placeWonLot } from '../shop/index';
import { serveConsoleAuthors } from './authors/console';
import { bidDeletionStep } from './bids/account-deletion';
import { serveConsoleBids } from './bids/console';
import { serveMyBids } from './bids/my-bids';
import { serveBids } from './bids/routes';
import { serveConsolePaddles } from './paddles/console';
import { servePaddles } from './paddles/routes';
import { serveConsolePrograms } from './programs/console';
import { serveHalls } from './programs/halls';
import { servePrograms } from './programs/routes';
import { addServerTime } from './server-time';
import type { AuctionServices } from './services';
import { serveAuctionFiles } from './works/auction-files';
import { findWorks } from './works/bookmark-targets';
import { serveConsoleWorks } from './works/console';
import { processLots } from './works/jobs';
import { createAuctionNotifier } from './works/notifications';
import { remindWatchers } from './works/remind-watchers';
import { serveWorks } from './works/routes';
import { endsOn } from './works/status';

export const createAuctionDomain = () =>
  defineDomain({
    name: 'auction',
    services: (members: MembersServices): AuctionServices => ({
      ...members,
      notifier: createAuctionNotifier(members.messenger),
    }),
    routes: [
      addServerTime,
      servePrograms,
      serveConsolePrograms,
      serveHalls,
      servePaddles,
      serveConsolePaddles,
      serveConsoleAuthors,
      serveWorks,
      serveConsoleWorks,
      serveAuctionFiles,
      serveBids,
      serveMyBids,
      serveConsoleBids,
    ],
    jobs: [
      ({ db, notifier }) => ({
        name: 'lots',
        everyMs: secondMs,
        oneAtATime: true,
        run: () => processLots(db, { notifier, onSold: placeWonLot }),
      }),
      ({ db, notifier }) => ({ name: 'lots: remind', everyMs: minuteMs, run: () => remindWatchers(db, { notifier }) }),
    ],
    onAccountDeletion: [() => bidDeletionStep],
    bookmarks: { WORK: findWorks },
    dashboardCounts: { lotsClosing: (day) => sql`(select count(*) from works where ${endsOn(day)})::int` },
  });
