import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type contract, type Language, phone } from 'shared/contract';
import { z } from 'zod';
import { sign } from '../../platform/auth/signatures';
import { getTimeAfter, newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { throttle, throttleSource } from '../../platform/http/throttles';
import type { MembersServices } from '../services';
import { type User, users } from '../users/table';
import { codeLimits, createCode } from './codes';
import { certifications, type Target } from './table';
import { createToken, hashToken } from './tokens';

const TOKEN_MS = 10 * 60_000;
const perTarget = { count: 5, windowS: 3600 };
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

export const createCertify = ({ db, keys, messenger }: MembersServices) => {
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
   * Counts an attempt before the code is compared, so that concurrent guesses cannot exceed the limit. Undefined if no
   * attempt is left.
   */
  const claimAttempt = async (target: Target) => {
    const [newest] = await db
      .select({ _id: certifications._id })
      .from(certifications)
      .where(matchesTarget(target))
      .orderBy(desc(certifications.createdAt), desc(certifications._id))
      .limit(1);
    if (!newest) return undefined;
    const [counted] = await db
      .update(certifications)
      .set({ tries: sql`${certifications.tries} + 1` })
      .where(
        and(
          eq(certifications._id, newest._id),
          lt(certifications.tries, codeLimits.tries),
          gt(certifications.expiresAt, now()),
          isNull(certifications.tokenHash),
        ),
      )
      .returning();
    return counted;
  };

  const exchangeCode = async (target: Target, code: string) => {
    const sent = await claimAttempt(target);
    if (!sent || (await hashCode(sent._id, code)) !== sent.codeHash) throwFieldError('code', 'code');
    const [certToken, expiresAt] = [createToken(), getTimeAfter(TOKEN_MS)];
    const { rowCount } = await db
      .update(certifications)
      .set({ tokenHash: hashToken(certToken), expiresAt })
      .where(and(eq(certifications._id, sent._id), isNull(certifications.tokenHash)));
    return rowCount === 1 ? { certToken, expiresAt } : throwFieldError('code', 'code');
  };

  return async ({ body, ip, language, request, reply }: RouteInput<typeof contract.users.certify>) => {
    const { channel, purpose, code } = body;
    const target = normaliseTarget(channel, body.target) ?? throwFieldError('target', 'format');
    if (code !== undefined) {
      await throttleSource(db, 'certify-check', ip, checksPerSource);
      return exchangeCode({ channel, target, purpose }, code);
    }
    await throttleSource(db, 'certify', ip, perSource);
    await throttle(db, `certify:target:${target}`, perTarget);
    const expiresAt = getTimeAfter(codeLimits.lifeMs);
    const send = () => sendCode({ channel, target, purpose }, language, expiresAt);
    const onError = (cause: unknown) => request.log.error({ cause: String(cause) }, 'a recovery code was not sent');
    // Some time after the answer, whose time must not say whether there is an account: the work would slow down its way too.
    if (purpose === 'RECOVERY')
      reply.raw.once('close', () => setTimeout(() => void send().catch(onError), recoveryDelayMs).unref());
    else await send();
    return { expiresAt, certToken: null };
  };
};

/** Deletes codes and tokens a day after they expired. */
export const purgeCertifications = (db: Database) =>
  db.execute(sql`delete from certifications where expires_at < now() - interval '1 day'`);
