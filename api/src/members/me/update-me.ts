import type { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { consumeToken } from '../certifications/tokens';
import type { Messenger } from '../messages/messenger';
import { toBuyer, toSeller } from '../users/applications';
import { lockUser, updateUser } from '../users/queries';
import { notifyApplications } from '../users/register';
import type { User } from '../users/table';
import { toMe } from './serialise';

type Body = Omit<RouteInput<typeof contract.me.update>['body'], 'version'>;

/** Columns of changed addresses. A new address needs a certification token, else a field error is thrown. */
const verifyContacts = async (tx: Database, { email, emailToken, phone, phoneToken }: Body, before: User) => {
  const address = email?.toLowerCase();
  const isEmailChanged = address !== undefined && address !== before.email;
  const isPhoneChanged = phone !== undefined && phone !== before.phone;
  // A token without a new address verifies the current one.
  const parts = [
    { isNeeded: isEmailChanged || emailToken, field: 'emailToken', token: emailToken, value: address ?? before.email },
    { isNeeded: isPhoneChanged || phoneToken, field: 'phoneToken', token: phoneToken, value: phone ?? before.phone },
  ];
  for (const { isNeeded, field, token, value } of parts) {
    if (!isNeeded) continue;
    if (!token) throwFieldError(field, 'required');
    const { target } = await consumeToken(tx, { token, purpose: 'CHANGE', field });
    if (target !== value) throwFieldError(field, 'cert_token');
  }
  return {
    ...(isEmailChanged || emailToken ? { email: address ?? before.email, emailVerifiedAt: now() } : {}),
    ...(isPhoneChanged || phoneToken ? { phone: phone ?? before.phone, phoneVerifiedAt: now() } : {}),
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
  const { at, ...known } = before.marketing;
  const same = (['sms', 'email', 'night'] as const).every((channel) => known[channel] === marketing[channel]);
  return { marketing: { ...marketing, at: same ? at : now() } };
};

export const createUpdateMe =
  ({ db, messenger }: { db: Database; messenger: Messenger }) =>
  ({ body: { version, ...body }, ...caller }: RouteInput<typeof contract.me.update>) =>
    db.transaction(async (tx) => {
      const before = await lockUser(tx, caller.user.sub);
      if (before.status === 'WITHDRAWN') throwApiError('not_found');
      if (before.version !== version) throwStale(await toMe(tx, before), before);
      const { email, emailToken, phone, phoneToken, company, buyer, seller, marketing, ...plain } = body;
      const after = await updateUser(
        tx,
        before,
        {
          ...plain,
          ...(await verifyContacts(tx, body, before)),
          ...getBusinessChanges(body, before),
          ...getMarketingChanges(body, before),
        },
        caller,
      );
      await notifyApplications(tx, messenger, before, after);
      return { user: await toMe(tx, after) };
    });
