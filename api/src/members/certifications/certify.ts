import { createHmac, randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { z } from 'zod';
import { type Keys, secretOf } from '../../platform/auth/keys';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { failField } from '../../platform/http/errors';
import type { Input } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import type { Messenger } from '../messages/tell';
import { users } from '../users/table';
import { type Certification, certifications, type Target } from './table';
import { hashOf, newToken } from './tokens';

const CODE_MS = 3 * 60_000;
const TOKEN_MS = 10 * 60_000;
const tries = 5;
const perTarget = { count: 5, windowS: 3600 };
const perSource = { count: 30, windowS: 3600 };
const checksPerSource = { count: 100, windowS: 3600 };

const after = (ms: number) => new Date(Date.now() + ms).toISOString();

/** One spelling for one address; null for what is none. */
export const foldTarget = (channel: Target['channel'], given: string) => {
  const text = channel === 'EMAIL' ? given.toLowerCase() : given.replace(/[\s-]/g, '');
  const isOne = channel === 'EMAIL' ? z.email().safeParse(text).success : /^(\d{8,12}|\+\d{8,15})$/.test(text);
  return isOne ? text : null;
};

const isSame = ({ channel, target, purpose }: Target) =>
  and(eq(certifications.channel, channel), eq(certifications.target, target), eq(certifications.purpose, purpose));

/** A code to recover an account goes only to where there is one; nobody is told the difference. */
const isKnown = async (db: Database, { channel, target }: Target) => {
  const where = channel === 'EMAIL' ? sql`lower(${users.email}) = ${target}` : eq(users.phone, target);
  return (await db.$count(users, where)) > 0;
};

export const createCertify = ({ db, keys, messenger }: { db: Database; keys: Keys; messenger: Messenger }) => {
  const codeHash = async (id: string, code: string) =>
    createHmac('sha256', secretOf(await keys.current('certification')))
      .update(`${id}:${code}`)
      .digest('base64url');

  const send = async (target: Target, language: 'ko' | 'en' | 'cn') => {
    const expiresAt = after(CODE_MS);
    if (target.purpose === 'RECOVERY' && !(await isKnown(db, target))) return expiresAt;
    const [_id, code] = [newId(), String(randomInt(1_000_000)).padStart(6, '0')];
    const hash = await codeHash(_id, code);
    await db.transaction(async (tx) => {
      await tx.insert(certifications).values({ _id, ...target, codeHash: hash, expiresAt });
      await messenger.tellAddress(tx, {
        to: target.channel === 'EMAIL' ? { email: target.target } : { phone: target.target },
        name: '',
        language,
        template: 'user.certCode',
        values: { code },
        ref: { type: 'certifications', _id },
        dedupeKey: `certification:${_id}`,
      });
    });
    return expiresAt;
  };

  /** Each look at a code is counted before it is taken, so that guesses sent at the same time do not get more of them. */
  const look = async (target: Target): Promise<Certification | null> => {
    const [newest] = await db
      .select({ _id: certifications._id })
      .from(certifications)
      .where(isSame(target))
      .orderBy(desc(certifications.createdAt), desc(certifications._id))
      .limit(1);
    if (!newest) return null;
    const [counted] = await db
      .update(certifications)
      .set({ tries: sql`${certifications.tries} + 1` })
      .where(
        and(
          eq(certifications._id, newest._id),
          lt(certifications.tries, tries),
          gt(certifications.expiresAt, now()),
          isNull(certifications.tokenHash),
        ),
      )
      .returning();
    return counted ?? null;
  };

  const exchange = async (target: Target, code: string) => {
    const sent = await look(target);
    if (!sent || (await codeHash(sent._id, code)) !== sent.codeHash) failField('code', 'code');
    const [certToken, expiresAt] = [newToken(), after(TOKEN_MS)];
    const { rowCount } = await db
      .update(certifications)
      .set({ tokenHash: hashOf(certToken), expiresAt })
      .where(and(eq(certifications._id, sent._id), isNull(certifications.tokenHash)));
    return rowCount === 1 ? { certToken, expiresAt } : failField('code', 'code');
  };

  return async ({ body, ip, language }: Input<typeof contract.users.certify>) => {
    const { channel, purpose, code } = body;
    const target = foldTarget(channel, body.target) ?? failField('target', 'format');
    if (code !== undefined) {
      await throttle(db, `certify:check:${ip}`, checksPerSource);
      return exchange({ channel, target, purpose }, code);
    }
    await throttle(db, `certify:source:${ip}`, perSource);
    await throttle(db, `certify:target:${target}`, perTarget);
    return { expiresAt: await send({ channel, target, purpose }, language), certToken: null };
  };
};

/** Codes and tokens whose time is over for a day. */
export const forgetCertifications = (db: Database) =>
  db.execute(sql`delete from certifications where expires_at < now() - interval '1 day'`);
