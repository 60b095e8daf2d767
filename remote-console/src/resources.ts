import { auctionResources } from './auction/resources';
import { dashboard } from './dashboard/dashboard';
import { firmResources } from './firm/resources';
import { matchingResources } from './matching/resources';
import { membersResources } from './members/resources';
import { platformResources } from './platform/resources';
import { shopResources, shopTabs } from './shop/resources';

/** Everything that the console consists of. The menu shows the entries of a group in this order. */
export const resources = [
  ...platformResources,
  ...membersResources,
  ...firmResources,
  ...matchingResources,
  ...auctionResources,
  ...shopResources,
  dashboard,
];

/** Tabs that a domain adds to the record pages of another. */
export const tabs = [...shopTabs];
