import type { Database } from '../../platform/database/connect';
import type { Console } from './caller';
import { seedBuyers, seedFairs, seedSellers } from './fairs';
import { seedMatchings } from './matchings';
import type { Members } from './members';

const participantCounts = { sellers: 26, buyers: 24 };

/** Seeds both fairs with their participants, and the meetings of the running one. */
export const seedMeetings = async ({ console, members, db }: { console: Console; members: Members; db: Database }) => {
  const { running, coming } = await seedFairs(console);
  const sellers = (await members.companies('SELLER')).slice(0, participantCounts.sellers);
  const buyers = (await members.companies('BUYER')).slice(0, participantCounts.buyers);
  await seedSellers({ fair: running, members, console }, sellers);
  await seedBuyers({ fair: running, members, console }, buyers);
  await seedSellers({ fair: coming, members, console }, sellers.slice(0, 9));
  await seedMatchings({ fair: running, members, db, sellers: sellers.slice(0, -3), buyers: buyers.slice(0, -3) });
};
