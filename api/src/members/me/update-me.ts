import type { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { consumeToken } from '../certifications/tokens';
import { checkReauthentication } from '../passkeys/check-reauthentication';
import type { MembersServices } from '../services';
import { toBuyer, toSeller } from '../users/applications';
import { notifyContactChange } from '../users/notify-account-changes';
import { findUser, lockUser, lockVerifiedUser, updateUser } from '../users/queries';
import { notifyApplications } from '../users/register';
import type { User } from '../users/table';
import { toMe } from './serialise';

type Body = Omit<RouteInput<typeof contract.me.update>['body'], 'version'>;

/** Columns of changed addresses. A new address needs a certification token, else a field error is thrown. */
const verifyContacts = async (tx: Database, { email, emailToken, phone, phoneToken }: Body, before: User) => {
  // A token without a new address verifies the current one.
  const verify = async (field: string, token: string | undefined, value: string, old: string) => {
    if (value === old && !token) return false;
    if (!token) throwFieldError(field, 'required');
    const { target } = await consumeToken(tx, { token, purpose: 'CHANGE', field });
    if (target !== value) throwFieldError(field, 'cert_token');
    return true;
  };
  const contacts = { email: email?.toLowerCase() ?? before.email, phone: phone ?? before.phone };
  const isEmailVerified = await verify('emailToken', emailToken, contacts.email, before.email);
  const isPhoneVerified = await verify('phoneToken', phoneToken, contacts.phone, before.phone);
  return {
    ...(isEmailVerified ? { email: contacts.email, emailVerifiedAt: now() } : {}),
    ...(isPhoneVerified ? { phone: contacts.phone, phoneVerifiedAt: now() } : {}),
  };
};

const hasApprovedRole = ({ buyer, seller }: User) =>
  buyer?.application.status === 'APPROVED' || seller?.application.status === 'APPROVED';

const getBusinessChanges = ({ company, buyer, seller }: Body, before: User) => {
  if (!company && !buyer && !seller) return {};
  if (before.type !== 'COMPANY') throwFieldError(company ? 'company' : buyer ? 'buyer' : 'seller', 'invalid');
  // An approved company keeps its business number.
  if (company && hasApprovedRole(before) && company.businessNumber !== before.company?.businessNumber)
    throwFieldError('company.businessNumber', 'invalid');
  return {
    ...(company ? { company } : {}),
    ...(buyer ? { buyer: toBuyer(buyer, before.buyer, before._id) } : {}),
    ...(seller ? { seller: toSeller(seller, before.seller, before._id) } : {}),
  };
};

const getMarketingChanges = ({ marketing }: Body, before: User) => {
  if (!marketing) return {};
  const { at, ...current } = before.marketing;
  const isSame = (['sms', 'email', 'night'] as const).every((channel) => current[channel] === marketing[channel]);
  return { marketing: { ...marketing, at: isSame ? at : now() } };
};

/**
 * Asks for the password or a passkey before mails and messages go elsewhere; throws a field error. Returns the account that was proved, or
 * null if nothing was asked for.
 */
const checkContactChange = async (
  services: MembersServices,
  user: string,
  { email, phone, currentPassword: password, passkey }: Body,
) => {
  if (email === undefined && phone === undefined) return null;
  const account = await findUser(services.db, user);
  const isOther =
    (email?.toLowerCase() ?? account.email) !== account.email || (phone ?? account.phone) !== account.phone;
  if (!isOther) return null;
  await checkReauthentication(services, account, { password, passkey }, 'currentPassword');
  return account;
};

export const createUpdateMe =
  (services: MembersServices) =>
  async ({ body: { version, ...body }, ...caller }: RouteInput<typeof contract.me.update>) => {
    const { db, messenger } = services;
    const verified = await checkContactChange(services, caller.user.sub, body);
    return db.transaction(async (tx) => {
      const before = await (verified ? lockVerifiedUser(tx, verified) : lockUser(tx, caller.user.sub));
      if (before.status === 'WITHDRAWN') throwApiError('not_found');
      if (before.version !== version) throwStale(await toMe(tx, before), before);
      const { email, emailToken, phone, phoneToken, currentPassword, passkey, ...details } = body;
      const { company, buyer, seller, marketing, ...plain } = details;
      const values = {
        ...plain,
        ...(await verifyContacts(tx, body, before)),
        ...getBusinessChanges(body, before),
        ...getMarketingChanges(body, before),
      };
      const after = await updateUser(tx, before, values, caller);
      await notifyContactChange(tx, messenger, before, after);
      await notifyApplications(tx, messenger, before, after);
      return { user: await toMe(tx, after) };
    });
  };
