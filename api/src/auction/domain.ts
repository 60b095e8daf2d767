import { sql } from 'drizzle-orm';
import type { MembersServices } from '../members/index';
import { defineDomain, minuteMs, secondMs } from '../platform/define-domain';
import { placeWonLot } from '../shop/index';
import { bidDeletionStep } from './bids/account-deletion';
import { auctionContent } from './content';
import { auctionRecordNames } from './record-names';
import { routes } from './routes.generated';
import { addServerTime } from './server-time';
import type { AuctionServices } from './services';
import { auctionTrash } from './trash';
import { findWorks } from './works/bookmark-targets';
import { processLots } from './works/jobs';
import { createAuctionNotifier } from './works/notifications';
import { remindWatchers } from './works/remind-watchers';
import { findLotPicture } from './works/sharing-picture';
import { endsOn } from './works/status';

export const createAuctionDomain = () =>
  defineDomain({
    name: 'auction',
    services: (members: MembersServices): AuctionServices => ({
      ...members,
      notifier: createAuctionNotifier(members.messenger),
    }),
    content: auctionContent,
    routes: [addServerTime, ...routes],
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
    sharingPictures: { lots: findLotPicture },
    trash: auctionTrash,
    recordNames: auctionRecordNames,
    dashboardCounts: { lotsClosing: (day) => sql`(select count(*) from works where ${endsOn(day)})::int` },
  });
