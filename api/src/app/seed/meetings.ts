import type { Database } from '../../platform/database/connect';
import type { Console } from './console';
import { seedBuyers, seedFairs, seedSellers } from './fairs';
import { seedMatchings } from './matchings';
import type { Members } from './members';

const atFair = { sellers: 26, buyers: 24 };

/** Two fairs with who takes part in them, and the meetings of the one that runs. */
export const seedMeetings = async ({ console, members, db }: { console: Console; members: Members; db: Database }) => {
  const { running, coming } = await seedFairs(console);
  const sellers = (await members.companies('SELLER')).slice(0, atFair.sellers);
  const buyers = (await members.companies('BUYER')).slice(0, atFair.buyers);
  await seedSellers({ fair: running, members, console }, sellers);
  await seedBuyers({ fair: running, members, console }, buyers);
  await seedSellers({ fair: coming, members, console }, sellers.slice(0, 9));
  await seedMatchings({ fair: running, members, db, sellers: sellers.slice(0, -3), buyers: buyers.slice(0, -3) });
};
