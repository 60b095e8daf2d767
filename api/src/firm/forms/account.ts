import { hashPassword } from '../../members/auth/passwords';
import { inHashingSlot } from '../../members/auth/sign-in';
import { newToken } from '../../members/certifications/tokens';
import type { Messenger } from '../../members/messages/tell';
import { decided, sellerOf } from '../../members/users/applications';
import { writeUserStart } from '../../members/users/history';
import { invite } from '../../members/users/invite';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import type { FormRow } from './table';

/** Nobody knows the first password; the owner chooses one by the link in the mail. */
export const unknownPassword = () => inHashingSlot(() => hashPassword(newToken()));

/**
 * Makes the seller's account of a company that entered an award. What the entry says of the award was seen with it, so
 * the certificate is verified and the company approved. Two who press at once are one: the address is unique.
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
  if (code !== 'award-entry' || !extra) fail('wrong_state');
  if (!email) failField('email', 'required');
  const by = caller.user.sub;
  const claimed = sellerOf(
    { certificates: [{ type: extra.award, year: extra.year, name: extra.product }] },
    null,
    null,
  );
  const at = now();
  const seller = {
    ...claimed,
    certificates: claimed.certificates.map((certificate) => ({ ...certificate, verifiedAt: at, verifiedBy: by })),
    application: decided(claimed.application, { status: 'APPROVED', by, reason: null }),
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
  if (!user) fail('internal');
  await writeUserStart(tx, caller, user);
  await invite(tx, messenger, user, 'seller.account');
  return user;
};
