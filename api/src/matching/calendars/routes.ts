import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contract, type Language } from 'shared/contract';
import { users } from '../../members/users/table';
import { type Keys, secretOf } from '../../platform/auth/keys';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { fairs } from '../fairs/table';
import { agreedOf } from '../matchings/routes';
import type { MatchingRow } from '../matchings/table';
import { findOwn } from '../matchings/turn';
import { profileOf, usersOf } from '../participations/profiles';
import { calendarOf } from './ics';
import { calendarFeeds } from './table';

interface Options {
  db: Database;
  keys: Keys;
  publicUrl: string;
}

const names: Record<Language, string> = { ko: '비즈니스 상담 일정', en: 'Business meetings', cn: '商务洽谈日程' };

const asFile = (reply: FastifyReply, name: string) =>
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.ics"`,
  });

export const serveCalendars = (app: FastifyInstance, { db, keys, publicUrl }: Options) => {
  /** User, a point, and what only the API can make of the user and the number of the address. */
  const secretFor = async (user: string, number: number) => {
    const key = secretOf(await keys.current('calendar'));
    return `${user}.${createHmac('sha256', key).update(`${user}:${number}`).digest('base64url').slice(0, 32)}`;
  };

  const addressOf = async (user: string) => {
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds._user, user));
    const url = feed?.active ? `${publicUrl}/api/v1/calendars/${await secretFor(user, feed.number)}` : null;
    return { calendar: { url } };
  };

  const ownerOf = async (secret: string) => {
    const [user = ''] = secret.split('.');
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds._user, user));
    const due = Buffer.from(await secretFor(user, feed?.number ?? 0));
    const given = Buffer.from(secret);
    const isRight = given.length === due.length && timingSafeEqual(given, due);
    if (!feed?.active || !isRight) fail('not_found');
    const [owner] = await db.select().from(users).where(eq(users._id, user));
    return owner?.status === 'ACTIVE' ? owner : fail('not_found');
  };

  const entriesOf = async (rows: MatchingRow[], user: string) => {
    const known = await usersOf(
      db,
      rows.flatMap(({ seller, buyer }) => [seller, buyer]),
    );
    const ids = [...new Set(rows.map(({ _fair }) => _fair))];
    const places = ids.length === 0 ? [] : await db.select().from(fairs).where(inArray(fairs._id, ids));
    return rows.flatMap((matching) => {
      const fair = places.find(({ _id }) => _id === matching._fair);
      const partner = known.get(matching.seller === user ? matching.buyer : matching.seller);
      return fair ? [{ matching, fair, partner: partner ? profileOf(partner) : null }] : [];
    });
  };

  serve(app, contract.calendar, {
    matching: async ({ params, user, language, reply }) => {
      const row = await findOwn(db, params.id, user.sub);
      // Before a time is agreed there is nothing to write down.
      if (!row.start) fail('wrong_state');
      const method = row.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
      asFile(reply, `meeting-${row._id}`);
      return calendarOf(await entriesOf([row], user.sub), { publicUrl, method, language });
    },

    get: ({ user }) => addressOf(user.sub),

    create: async ({ user }) => {
      await db
        .insert(calendarFeeds)
        .values({ _user: user.sub, number: 1, active: true })
        .onConflictDoUpdate({
          target: calendarFeeds._user,
          set: { number: sql`${calendarFeeds.number} + 1`, active: true },
        });
      return addressOf(user.sub);
    },

    remove: async ({ user }) => {
      await db.update(calendarFeeds).set({ active: false }).where(eq(calendarFeeds._user, user.sub));
    },

    feed: async ({ params, reply }) => {
      const owner = await ownerOf(params.secret.replace(/\.ics$/, ''));
      asFile(reply, 'meetings');
      const entries = await entriesOf(await agreedOf(db, owner._id), owner._id);
      return calendarOf(entries, { publicUrl, language: owner.language, name: names[owner.language] });
    },
  });
};
