import { and, eq, isNull } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { qrOf } from '../../platform/http/qr';
import type { Handlers } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { totps } from '../auth/table';
import { newRecoveryCodes, newSecret, stepOf, takeStep, uriOf } from '../auth/totp';
import { findUser } from '../users/find';
import { checkPassword } from '../users/passwords';

const resource = 'totps';
const guesses = { count: 10, windowS: 600 };

const find = async (db: Database, user: string) => {
  const [totp] = await db.select().from(totps).where(eq(totps._user, user));
  return totp ?? null;
};

/** Two-step sign-in of whoever asks. */
export const totpHandlers = (db: Database): Handlers<typeof contract.console.totp> => ({
  get: async ({ user }) => {
    const known = await find(db, user.sub);
    const on = known?.enabledAt ? known : null;
    return { totp: { enabledAt: on?.enabledAt ?? null, recoveryCodes: on?.recoveryCodes.length ?? 0 } };
  },

  enrol: async ({ body, user }) => {
    const { username, ...account } = await findUser(db, user.sub);
    await checkPassword(db, { username, ...account }, body.password, 'password');
    const secret = newSecret();
    const begun = { secret, enabledAt: null, lastStep: 0, recoveryCodes: [] };
    const { rowCount } = await db
      .insert(totps)
      .values({ _user: user.sub, ...begun })
      .onConflictDoUpdate({ target: totps._user, set: begun, setWhere: isNull(totps.enabledAt) });
    // Whoever has it on switches it off first.
    if (rowCount === 0) fail('wrong_state');
    const uri = uriOf(secret, username);
    return { secret, uri, qr: qrOf(uri) };
  },

  confirm: async ({ body, ...caller }) => {
    const { sub } = caller.user;
    await throttle(db, `totp:${sub}`, guesses);
    const begun = (await find(db, sub)) ?? fail('wrong_state');
    const step = stepOf(begun.secret, body.code);
    if (step === null || !(await takeStep(db, sub, step))) failField('code', 'code');
    const { codes, hashes } = newRecoveryCodes();
    await db.transaction(async (tx) => {
      const unconfirmed = and(eq(totps._user, sub), isNull(totps.enabledAt), eq(totps.secret, begun.secret));
      const on = { enabledAt: now(), recoveryCodes: hashes };
      const { rowCount } = await tx.update(totps).set(on).where(unconfirmed);
      if (rowCount === 0) fail('wrong_state');
      await writeAudit(tx, caller, { action: 'CREATE', resource, target: sub });
    });
    return { recoveryCodes: codes };
  },

  disable: async ({ body, ...caller }) => {
    const { sub } = caller.user;
    await checkPassword(db, await findUser(db, sub), body.password, 'password');
    await db.transaction(async (tx) => {
      const { rowCount } = await tx.delete(totps).where(eq(totps._user, sub));
      if (rowCount === 0) fail('wrong_state');
      await writeAudit(tx, caller, { action: 'DELETE', resource, target: sub });
    });
  },
});
