import { createAuctionDomain } from '../auction/domain';
import { wonLots } from '../auction/index';
import { createFirmDomain } from '../firm/domain';
import { createMatchingDomain } from '../matching/domain';
import { createMembersDomain } from '../members/domain';
import { createFindAccountAccess, findUserName, mailAdministrators } from '../members/index';
import { defineDomain, mergeKinds, type StartedDomain } from '../platform/define-domain';
import { createPlatformDomain } from '../platform/domain';
import type { FileOwners } from '../platform/files/file-owners';
import type { PlatformServices, Resources } from '../platform/services';
import { createShopDomain } from '../shop/domain';
import { type DashboardParts, serveDashboard } from './dashboard/routes';
import { serveSearch } from './search/routes';

/** The search of all domains. */
const createSearchDomain = () =>
  defineDomain({ name: 'search', services: (_: PlatformServices) => ({}), routes: [serveSearch] });

/** The dashboard of the console, made of what the domains hand over. */
const createDashboardDomain = (parts: DashboardParts) =>
  defineDomain({ name: 'app', services: (_: PlatformServices) => parts, routes: [serveDashboard] });

/**
 * Describes and starts every domain, once per process: server, jobs and seed share what it makes. What a lower domain
 * needs of a higher one is given to it here; a kind that no domain has, or that two of them have, does not compile.
 */
export const startDomains = (resources: Resources) => {
  // Account deletion runs in this order: unpaid orders end before bids.
  const products = [
    createFirmDomain(),
    createMatchingDomain(),
    createShopDomain({ wonLots }),
    createAuctionDomain(),
  ] as const;
  const members = createMembersDomain({
    bookmarkTargets: mergeKinds(products, 'bookmarks'),
    getAccountDeletion: () => all.flatMap(({ accountDeletion }) => accountDeletion),
  });
  const upper = [members, ...products] as const;
  const platform = createPlatformDomain({
    trashKinds: mergeKinds(upper, 'trash'),
    recordNames: mergeKinds(upper, 'recordNames'),
    liveEvents: mergeKinds(upper, 'liveEvents'),
    audiences: upper.flatMap(({ audiences }) => audiences),
    sharingPictures: mergeKinds(upper, 'sharingPictures'),
    getFileOwners: () => fileOwners,
    findUserName: (user) => findUserName(resources.db, user),
    findAccountAccess: createFindAccountAccess(resources),
    mailAdministrators,
  });
  const dashboard = createDashboardDomain({
    counts: mergeKinds(upper, 'dashboardCounts'),
    sections: mergeKinds([platform, ...upper], 'dashboardSections'),
  });

  const base = platform.start(resources);
  const accounts = members.start(base.services);
  const [firm, matching, shop, auction] = products;
  const startedShop = shop.start(accounts.services);
  const startedAuction = auction.start(accounts.services);
  const started = [
    accounts,
    firm.start(accounts.services),
    matching.start(accounts.services),
    startedShop,
    startedAuction,
  ] as const;
  const fileOwners: FileOwners = mergeKinds(started, 'fileOwners');
  const all: readonly Omit<StartedDomain, 'fileOwners'>[] = [
    base,
    ...started,
    dashboard.start(base.services),
    createSearchDomain().start(base.services),
  ];

  return { all, platform: base.services, shop: startedShop.services, auction: startedAuction.services };
};

export type Domains = ReturnType<typeof startDomains>;
