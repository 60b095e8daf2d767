import {
  auditUserCreation,
  createToken,
  hashPassword,
  inviteUser,
  type Messenger,
  recordDecision,
  runInHashQueue,
  toSeller,
  users,
} from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import type { FormRow } from './table';

/** Hashes a random initial password; the owner sets one with the link in the invitation. */
export const hashRandomPassword = () => runInHashQueue(() => hashPassword(createToken()));

/**
 * Opens the seller account of a company that entered an award, with a verified certificate and an approved application.
 * E-mail addresses are unique, so concurrent calls open one account. Throws `wrong_state` for other forms.
 */
export const openSellerAccount = async (
  tx: Database,
  { code, extra, email, name, phone, source }: FormRow,
  {
    passwordHash,
    messenger,
    caller,
  }: { passwordHash: string; messenger: Messenger; caller: Caller & { user: { sub: string } } },
) => {
  if (code !== 'award-entry' || !extra) throwApiError('wrong_state');
  if (!email) throwFieldError('email', 'required');
  const by = caller.user.sub;
  const claimed = toSeller(
    { certificates: [{ type: extra.award, year: extra.year, name: extra.product }] },
    null,
    null,
  );
  const at = now();
  const seller = {
    ...claimed,
    certificates: claimed.certificates.map((certificate) => ({ ...certificate, verifiedAt: at, verifiedBy: by })),
    application: recordDecision(claimed.application, { status: 'APPROVED', by, reason: null }),
    accountSentAt: at,
  };
  const { company, ceoName, businessNumber, category, address } = extra;
  const [user] = await tx
    .insert(users)
    .values({
      username: email.toLowerCase(),
      passwordHash,
      type: 'COMPANY',
      roles: ['SELLER'],
      name,
      email: email.toLowerCase(),
      phone,
      language: source?.language ?? 'ko',
      notifications: ['EMAIL', 'SMS'],
      company: { name: { ko: company }, ceoName, businessNumber, category, address },
      seller,
      createdBy: by,
      updatedBy: by,
    })
    .returning();
  if (!user) throwApiError('internal');
  await auditUserCreation(tx, caller, user);
  await inviteUser(tx, messenger, user, 'seller.account');
  return user;
};
