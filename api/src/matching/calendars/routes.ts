import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contract, type Language } from 'shared/contract';
import { users } from '../../members/index';
import { matchesSignature, sign } from '../../platform/auth/signatures';
import { findRow, findRowsById, requireRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { fairs } from '../fairs/table';
import { getPartner, listParties } from '../matchings/parties';
import { findOwnMatching, listCalendarMatchings } from '../matchings/queries';
import type { MatchingRow } from '../matchings/table';
import type { MatchingServices } from '../services';
import { buildCalendar } from './ics';
import { calendarFeeds } from './table';

const calendarNames: Record<Language, string> = {
  ko: '비즈니스 상담 일정',
  en: 'Business meetings',
  cn: '商务洽谈日程',
};

const setFileHeaders = (reply: FastifyReply, name: string) =>
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.ics"`,
  });

export const serveCalendars = (app: FastifyInstance, { db, keys, publicUrl }: MatchingServices) => {
  /** The secret of a feed URL: `<user>.<signature of user and number>`. */
  const createSecret = async (user: string, number: number) =>
    `${user}.${(await sign(keys, 'calendar', `${user}:${number}`)).slice(0, 32)}`;

  const findFeed = (user: string) => findRow(db, calendarFeeds, eq(calendarFeeds._user, user));

  const getFeedAddress = async (user: string) => {
    const feed = await findFeed(user);
    const url = feed?.active ? `${publicUrl}/api/v1/calendars/${await createSecret(user, feed.number)}` : null;
    return { calendar: { url } };
  };

  const findFeedOwner = async (secret: string) => {
    const [user = ''] = secret.split('.');
    const feed = await findFeed(user);
    const isValid = matchesSignature(secret, await createSecret(user, feed?.number ?? 0));
    if (!feed?.active || !isValid) throwApiError('not_found');
    return requireRow(db, users, and(eq(users._id, user), eq(users.status, 'ACTIVE'), isNull(users.deletedAt)));
  };

  const toCalendarEntries = async (rows: MatchingRow[], user: string) => {
    const usersById = await findRowsById(db, users, listParties(rows));
    const fairIds = rows.map(({ _fair }) => _fair);
    const fairsById = await findRowsById(db, fairs, fairIds);
    return rows.flatMap((matching) => {
      const fair = fairsById.get(matching._fair);
      return fair ? [{ matching, fair, partner: usersById.get(getPartner(matching, user)) }] : [];
    });
  };

  serve(app, contract.calendar, {
    matching: async ({ params, user, language, reply }) => {
      const row = await findOwnMatching(db, params.id, user.sub);
      if (!row.start) throwApiError('wrong_state');
      const method = row.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
      setFileHeaders(reply, `meeting-${row._id}`);
      return buildCalendar(await toCalendarEntries([row], user.sub), { publicUrl, method, language });
    },

    get: ({ user }) => getFeedAddress(user.sub),

    create: async ({ user }) => {
      await db
        .insert(calendarFeeds)
        .values({ _user: user.sub, number: 1, active: true })
        .onConflictDoUpdate({
          target: calendarFeeds._user,
          set: { number: sql`${calendarFeeds.number} + 1`, active: true },
        });
      return getFeedAddress(user.sub);
    },

    remove: async ({ user }) => {
      await db.update(calendarFeeds).set({ active: false }).where(eq(calendarFeeds._user, user.sub));
    },

    feed: async ({ params, reply }) => {
      const owner = await findFeedOwner(params.secret.replace(/\.ics$/, ''));
      setFileHeaders(reply, 'meetings');
      const entries = await toCalendarEntries(await listCalendarMatchings(db, owner._id), owner._id);
      return buildCalendar(entries, { publicUrl, language: owner.language, name: calendarNames[owner.language] });
    },
  });
};
