import type { FastifyInstance } from 'fastify';
import { serveBookmarks } from '../members/bookmarks/routes';
import type { Keys } from '../platform/auth/keys';
import type { Connection } from '../platform/database/connect';
import type { Files } from '../platform/files/files';
import { serveLive } from '../platform/live/routes';
import { serveCalendars } from './calendars/routes';
import { serveConsoleFairs } from './fairs/console';
import { serveFairs } from './fairs/routes';
import { serveIntroductions } from './introductions/routes';
import { serveConsoleMatchings } from './matchings/console';
import { serveMatchings } from './matchings/routes';
import { createAttendanceTokens } from './matchings/tokens';
import type { Told } from './matchings/told';
import { serveConsoleParticipations } from './participations/console';
import { serveParticipations } from './participations/routes';
import { serveFairProducts } from './products/fairs';
import { serveProducts } from './products/routes';
import { serveSchedules } from './schedules/routes';
import { serveThreads } from './threads/routes';

interface Options {
  db: Connection['db'];
  files: Files;
  keys: Keys;
  told: Told;
  publicUrl: string;
}

/** Fairs and everything between sellers and buyers. */
export const serveMatching = (app: FastifyInstance, { db, files, keys, told, publicUrl }: Options) => {
  serveFairs(app, db);
  serveConsoleFairs(app, { db, files, told });
  serveParticipations(app, { db, told });
  serveConsoleParticipations(app, { db, told });
  serveProducts(app, { db, files });
  serveFairProducts(app, db);
  serveSchedules(app, { db, told });
  serveMatchings(app, { db, told, tokens: createAttendanceTokens(keys), publicUrl });
  serveConsoleMatchings(app, { db, told });
  serveThreads(app, { db, told });
  serveCalendars(app, { db, keys, publicUrl });
  serveBookmarks(app, db);
  serveLive(app, db);
  const { isOpenTo } = serveIntroductions(app, { db, files });
  return { isOpenIntroduction: isOpenTo };
};
