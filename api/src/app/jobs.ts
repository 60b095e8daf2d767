import { tendAuction } from '../auction/works/closing';
import { remindWatchers } from '../auction/works/reminding';
import { createAuctionTold } from '../auction/works/told';
import { forgetViews } from '../firm/boards/views';
import { purgeForms } from '../firm/forms/erase';
import { tendMatchings } from '../matching/matchings/jobs';
import type { Told } from '../matching/matchings/told';
import { forgetSignIns } from '../members/auth/expiry';
import { forgetCertifications } from '../members/certifications/certify';
import { forgetInbox } from '../members/inbox/routes';
import { announceNotices } from '../members/notifications/announce';
import { purgeWithdrawn } from '../members/users/anonymise';
import type { Database } from '../platform/database/connect';
import { forgetFailures } from '../platform/failures/routes';
import type { Files } from '../platform/files/files';
import { forgetOldAnswers } from '../platform/http/idempotency';
import { forgetThrottles } from '../platform/http/throttles';
import { forgetLiveEvents } from '../platform/live/publish';
import { forgetSent } from '../platform/mail/outbox';
import { purgeTrash } from '../platform/trash/purge';
import { forgetVitals } from '../platform/vitals/routes';
import type { Shop } from '../shop/orders/change';
import { tendOrders } from '../shop/orders/jobs';
import { placeWonLot } from '../shop/orders/won-lots';
import { turnPrices } from '../shop/shop-products/turn';

interface Jobs {
  db: Database;
  files: Files;
  told: Told;
  shop: Shop;
  onError: (error: unknown) => void;
}

const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Work that takes longer than its turn is not begun a second time meanwhile. */
const oneAtATime = (work: () => Promise<unknown>) => {
  let running: Promise<unknown> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
};

/** What is done from time to time; each may run in several processes at once. */
export const startJobs = ({ db, files, told, shop, onError }: Jobs) => {
  const every = (ms: number, work: () => Promise<unknown>) => setInterval(() => void work().catch(onError), ms).unref();
  const auctionTold = createAuctionTold(told.messenger);
  const timers = [
    every(minuteMs, files.sweep),
    every(hourMs, async () => forgetViews(db)),
    every(hourMs, () => purgeForms(db, files)),
    every(hourMs, () => forgetSignIns(db)),
    every(hourMs, async () => forgetOldAnswers(db)),
    every(hourMs, async () => forgetThrottles(db)),
    every(minuteMs, () => announceNotices(db)),
    every(minuteMs, () => tendMatchings(db, told)),
    every(minuteMs, () => tendOrders(db, shop)),
    every(minuteMs, () => turnPrices(db)),
    every(
      secondMs,
      oneAtATime(() => tendAuction(db, { told: auctionTold, onSold: placeWonLot })),
    ),
    every(minuteMs, () => remindWatchers(db, { told: auctionTold })),
    every(hourMs, async () => forgetLiveEvents(db)),
    every(hourMs, () => purgeWithdrawn(db, files)),
    every(hourMs, () => purgeTrash(db, files)),
    every(hourMs, async () => forgetCertifications(db)),
    every(hourMs, async () => forgetInbox(db)),
    every(hourMs, async () => forgetSent(db)),
    every(hourMs, () => forgetFailures(db)),
    every(hourMs, async () => forgetVitals(db)),
  ];
  return () => timers.forEach(clearInterval);
};
