import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type contract, type Language, phone } from 'shared/contract';
import { z } from 'zod';
import { sign } from '../../platform/auth/signatures';
import { getTimeAfter, newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { createBackgroundTasks } from '../../platform/http/background-tasks';
import { getSource } from '../../platform/http/client-address';
import { throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { isWithinLimit, throttle, throttleSource } from '../../platform/http/throttles';
import type { MembersServices } from '../services';
import { type User, users } from '../users/table';
import { codeLimits, createCode } from './codes';
import { certifications, type Target } from './table';
import { createToken, hashToken } from './tokens';

const TOKEN_MS = 10 * 60_000;
/** Codes that are sent to an address: for one source, so that strangers use up few of the owner's, and for all (decision 59). */
const perTargetAndSource = { count: 5, windowS: 3600 };
const perTarget = { count: 20, windowS: 3600 };
const perTargetAndDay = { count: 40, windowS: 86_400 };
/** Tries of a code, in the same way. */
const triesPerSource = { count: codeLimits.tries, windowS: codeLimits.lifeMs / 1000 };
const triesOfAll = 30;
const perSource = { count: 30, windowS: 3600 };
const checksPerSource = { count: 100, windowS: 3600 };

/** Normalises an address or phone number; null if invalid. */
export const normaliseTarget = (channel: Target['channel'], input: string) => {
  const text = channel === 'EMAIL' ? input.toLowerCase() : input.replace(/[\s-]/g, '');
  return (channel === 'EMAIL' ? z.email() : phone).safeParse(text).success ? text : null;
};

const matchesTarget = ({ channel, target, purpose }: Target) =>
  and(eq(certifications.channel, channel), eq(certifications.target, target), eq(certifications.purpose, purpose));

/** Condition: the account has this address. */
export const hasAddress = ({ channel, target }: Pick<Target, 'channel' | 'target'>) =>
  channel === 'EMAIL' ? sql`lower(${users.email}) = ${target}` : eq(users.phone, target);

/** Condition: the account has this address, and its owner has proved it. */
export const hasProvedAddress = (address: Pick<Target, 'channel' | 'target'>) =>
  and(hasAddress(address), isNotNull(address.channel === 'EMAIL' ? users.emailVerifiedAt : users.phoneVerifiedAt));

/** Whether the user has this address, and has proved it. */
export const isProvedAddressOf = (user: User, { channel, target }: Pick<Target, 'channel' | 'target'>) =>
  channel === 'EMAIL'
    ? user.emailVerifiedAt !== null && user.email.toLowerCase() === target
    : user.phoneVerifiedAt !== null && user.phone === target;

/** The address as recipient of a notification. */
export const toAddress = ({ channel, target }: Pick<Target, 'channel' | 'target'>) =>
  channel === 'EMAIL' ? { email: target } : { phone: target };

/** Recovery codes are sent only to proved addresses of an account; the response is the same without one. */
const hasAccount = async (db: Database, target: Target) => (await db.$count(users, hasProvedAddress(target))) > 0;

const recoveryDelayMs = 200;

export const createCertify = (app: FastifyInstance, { db, keys, messenger }: MembersServices) => {
  const onError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'a recovery code was not sent');
  const tasks = createBackgroundTasks(app, onError);
  const hashCode = (id: string, code: string) => sign(keys, 'certification', `${id}:${code}`);

  const sendCode = async (target: Target, language: Language, expiresAt: string) => {
    if (target.purpose === 'RECOVERY' && !(await hasAccount(db, target))) return;
    const [_id, code] = [newId(), createCode()];
    const hash = await hashCode(_id, code);
    await db.transaction(async (tx) => {
      await tx.insert(certifications).values({ _id, ...target, codeHash: hash, expiresAt });
      await messenger.notifyAddress(tx, {
        to: toAddress(target),
        name: '',
        language,
        template: 'user.certCode',
        values: { code },
        ref: { type: 'certifications', _id },
        dedupeKey: `certification:${_id}`,
      });
    });
  };

  /**
   * Counts an attempt before the code is compared, so that concurrent guesses cannot exceed the limits. Undefined if no
   * attempt is left. Without a code it is counted too, by the address: the time must not say whether one was sent.
   */
  const claimAttempt = (target: Target, source: string) =>
    db.transaction(async (tx) => {
      const [newest] = await tx
        .select({ _id: certifications._id })
        .from(certifications)
        .where(matchesTarget(target))
        .orderBy(desc(certifications.createdAt), desc(certifications._id))
        .limit(1);
      const key = `certify-code:${newest?._id ?? target.target}:${source}`;
      if (!(await isWithinLimit(tx, key, triesPerSource)) || !newest) return undefined;
      const [counted] = await tx
        .update(certifications)
        .set({ tries: sql`${certifications.tries} + 1` })
        .where(
          and(
            eq(certifications._id, newest._id),
            lt(certifications.tries, triesOfAll),
            gt(certifications.expiresAt, now()),
            isNull(certifications.tokenHash),
          ),
        )
        .returning();
      return counted;
    });

  const exchangeCode = async (target: Target, code: string, source: string) => {
    const sent = await claimAttempt(target, source);
    if (!sent || (await hashCode(sent._id, code)) !== sent.codeHash) throwFieldError('code', 'code');
    const [certToken, expiresAt] = [createToken(), getTimeAfter(TOKEN_MS)];
    const { rowCount } = await db
      .update(certifications)
      .set({ tokenHash: hashToken(certToken), expiresAt })
      .where(and(eq(certifications._id, sent._id), isNull(certifications.tokenHash)));
    return rowCount === 1 ? { certToken, expiresAt } : throwFieldError('code', 'code');
  };

  return async ({ body, ip, language, reply }: RouteInput<typeof contract.users.certify>) => {
    const { channel, purpose, code } = body;
    const target = normaliseTarget(channel, body.target) ?? throwFieldError('target', 'format');
    if (code !== undefined) {
      await throttleSource(db, 'certify-check', ip, checksPerSource);
      return exchangeCode({ channel, target, purpose }, code, getSource(ip));
    }
    await throttleSource(db, 'certify', ip, perSource);
    await throttle(db, `certify:target:${target}:${getSource(ip)}`, perTargetAndSource);
    await throttle(db, `certify:target:${target}`, perTarget);
    await throttle(db, `certify:day:${target}`, perTargetAndDay);
    const expiresAt = getTimeAfter(codeLimits.lifeMs);
    const send = () => sendCode({ channel, target, purpose }, language, expiresAt);
    // Some time after the answer, whose time must not say whether there is an account: the work would slow down its way too.
    if (purpose === 'RECOVERY')
      tasks.add(async () => {
        await finished(reply.raw).catch(() => undefined);
        await delay(recoveryDelayMs);
        await send();
      });
    else await send();
    return { expiresAt, certToken: null };
  };
};

/** Deletes codes and tokens a day after they expired. */
export const purgeCertifications = (db: Database) =>
  db.execute(sql`delete from certifications where expires_at < now() - interval '1 day'`);
