import { seedBuyers, seedFairs, seedSellers } from './fairs';
import { seedMatchings } from './matchings';
import type { SeedContext } from './members';

const participantCounts = { sellers: 26, buyers: 24 };

/** Seeds both fairs with their participants, and the meetings of the running one. */
export const seedMeetings = async (context: SeedContext) => {
  const { console, members } = context;
  const { running, coming } = await seedFairs(console);
  const sellers = (await members.companies('SELLER')).slice(0, participantCounts.sellers);
  const buyers = (await members.companies('BUYER')).slice(0, participantCounts.buyers);
  await seedSellers(context, running, sellers);
  await seedBuyers(context, running, buyers);
  await seedSellers(context, coming, sellers.slice(0, 9));
  await seedMatchings({ ...context, fair: running, sellers: sellers.slice(0, -3), buyers: buyers.slice(0, -3) });
};
