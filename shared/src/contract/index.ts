// First: it applies to the schemas that the other files make.
import './zod-config';
import { appRoutes } from './app';
import { auctionRoutes } from './auction';
import { firmRoutes } from './firm';
import { matchingRoutes } from './matching';
import { membersRoutes } from './members';
import { platformRoutes } from './platform';
import { shopRoutes } from './shop';

/**
 * Every route of the API. Names are flat, whatever domain a route belongs to: `contract.coupons.list`,
 * `contract.console.coupons.update`. No name may come from two domains.
 */
export const contract = {
  ...platformRoutes.site,
  ...membersRoutes.site,
  ...firmRoutes.site,
  ...matchingRoutes.site,
  ...auctionRoutes.site,
  ...shopRoutes.site,
  ...appRoutes.site,
  console: {
    ...platformRoutes.console,
    ...membersRoutes.console,
    ...firmRoutes.console,
    ...matchingRoutes.console,
    ...auctionRoutes.console,
    ...shopRoutes.console,
    ...appRoutes.console,
  },
};

export * from './api-contract';
export * from './app';
export * from './auction';
export * from './errors';
export {
  Address,
  businessNumber,
  FileRef,
  InfoText,
  isBusinessNumber,
  pageQuery,
  phone,
  // Names of the OpenAPI document.
  phone as Phone,
  slug as Slug,
  timeOfDay as TimeOfDay,
} from './fields';
export * from './firm';
export * from './localised';
export * from './matching';
export * from './members';
export * from './platform';
export * from './route';
export * from './shop';
export * from './slugs';
