import { dashboard } from './dashboard';
import { consoleSetting, setting } from './setting';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const appRoutes = {
  site: { setting },
  console: { dashboard, setting: consoleSetting },
};

export * from './dashboard';
export * from './live-events';
export * from './setting';
