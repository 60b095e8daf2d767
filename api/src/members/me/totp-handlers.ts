import { and, eq, isNull } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { createQrCode } from '../../platform/http/qr-code';
import type { Handlers } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { assertSecondFactorRemains } from '../auth/required-action';
import { totps } from '../auth/table';
import {
  buildTotpUri,
  consumeTotpStep,
  createRecoveryCodes,
  createTotpSecret,
  findTotp,
  findTotpStep,
} from '../auth/totp';
import type { MembersServices } from '../services';
import { checkPassword } from '../users/check-password';
import { notifySecondFactorChange } from '../users/notify-account-changes';
import { findUser, lockVerifiedUser } from '../users/queries';

const resource = 'totps';
const guesses = { count: 10, windowS: 600 };

/** Two-step sign-in of the caller. */
export const createTotpHandlers = ({
  db,
  accountChanges,
  ...services
}: MembersServices): Handlers<typeof contract.totp> => ({
  get: async ({ user }) => {
    const { enabledAt = null, recoveryCodes = [] } = (await findTotp(db, user.sub)) ?? {};
    return { totp: { enabledAt, recoveryCodes: enabledAt ? recoveryCodes.length : 0 } };
  },

  enrol: async ({ body, user }) => {
    const account = await findUser(db, user.sub);
    await checkPassword(db, account, body.password, 'password');
    const secret = createTotpSecret();
    const enrolment = { secret, enabledAt: null, lastStep: 0, recoveryCodes: [] };
    const { rowCount } = await db
      .insert(totps)
      .values({ _user: user.sub, ...enrolment })
      .onConflictDoUpdate({ target: totps._user, set: enrolment, setWhere: isNull(totps.enabledAt) });
    // It has to be disabled before it can be enrolled again.
    if (rowCount === 0) throwApiError('wrong_state');
    const uri = buildTotpUri(secret, account.username);
    return { secret, uri, qr: createQrCode(uri) };
  },

  confirm: async ({ body, ...caller }) => {
    const { sub } = caller.user;
    await throttle(db, `totp:${sub}`, guesses);
    const account = await findUser(db, sub);
    const enrolment = (await findTotp(db, sub)) ?? throwApiError('wrong_state');
    const step = findTotpStep(enrolment.secret, body.code);
    if (step === null || !(await consumeTotpStep(db, sub, step))) throwFieldError('code', 'code');
    const { codes, hashes } = createRecoveryCodes();
    // The tokens of an administrator who lacked a second factor have ended when this is answered.
    await accountChanges.transaction(async (tx) => {
      await lockVerifiedUser(tx, account);
      const unconfirmed = and(eq(totps._user, sub), isNull(totps.enabledAt), eq(totps.secret, enrolment.secret));
      const confirmed = { enabledAt: now(), recoveryCodes: hashes };
      const { rowCount } = await tx.update(totps).set(confirmed).where(unconfirmed);
      if (rowCount === 0) throwApiError('wrong_state');
      await writeAudit(tx, caller, { action: 'CREATE', resource, target: sub });
      await notifySecondFactorChange(tx, services.messenger, 'totp.enabled', { user: sub });
    });
    return { recoveryCodes: codes };
  },

  disable: async ({ body, ...caller }) => {
    const { sub } = caller.user;
    const account = await findUser(db, sub);
    await checkPassword(db, account, body.password, 'password');
    await accountChanges.transaction(async (tx) => {
      const user = await lockVerifiedUser(tx, account);
      const { rowCount } = await tx.delete(totps).where(eq(totps._user, sub));
      if (rowCount === 0) throwApiError('wrong_state');
      await assertSecondFactorRemains(tx, user, services);
      await writeAudit(tx, caller, { action: 'DELETE', resource, target: sub });
      await notifySecondFactorChange(tx, services.messenger, 'totp.disabled', { user: sub });
    });
  },
});
