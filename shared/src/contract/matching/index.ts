import { calendar } from './calendar';
import { consoleFairs, fairs } from './fairs';
import { introductions } from './introductions';
import { consoleMatchings, matchings } from './matchings';
import { consoleParticipations, participations } from './participations';
import { fairProducts, products } from './products';
import { schedules } from './schedules';
import { threads } from './threads';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const matchingRoutes = {
  site: { calendar, fairProducts, fairs, introductions, matchings, participations, products, schedules, threads },
  console: { fairs: consoleFairs, matchings: consoleMatchings, participations: consoleParticipations },
};

export * from './calendar';
export * from './fairs';
export * from './introductions';
export * from './live-events';
export * from './matchings';
export * from './participations';
export * from './products';
export * from './schedules';
export * from './setting';
export * from './threads';
