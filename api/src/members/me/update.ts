import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import type { Input } from '../../platform/http/serve';
import { spendToken } from '../certifications/tokens';
import type { Messenger } from '../messages/tell';
import { buyerOf, sellerOf } from '../users/applications';
import { changeUser, lockUser } from '../users/find';
import { tellApplications } from '../users/register';
import type { User } from '../users/table';
import { showMe } from './show';

type Body = Omit<Input<typeof contract.me.update>['body'], 'version'>;

/** A new address needs the proof that it is the member's. */
const proved = async (tx: Database, { email, emailToken, phone, phoneToken }: Body, before: User) => {
  const address = email?.toLowerCase();
  const moved = address !== undefined && address !== before.email;
  const called = phone !== undefined && phone !== before.phone;
  // A token alone proves the address that is there already.
  const parts = [
    { on: moved || emailToken, field: 'emailToken', token: emailToken, value: address ?? before.email },
    { on: called || phoneToken, field: 'phoneToken', token: phoneToken, value: phone ?? before.phone },
  ];
  for (const { on, field, token, value } of parts) {
    if (!on) continue;
    if (!token) failField(field, 'required');
    const { target } = await spendToken(tx, { token, purpose: 'CHANGE', field });
    if (target !== value) failField(field, 'cert_token');
  }
  return {
    ...(moved || emailToken ? { email: address ?? before.email, emailVerifiedAt: now() } : {}),
    ...(called || phoneToken ? { phone: phone ?? before.phone, phoneVerifiedAt: now() } : {}),
  };
};

const isApprovedSomewhere = ({ buyer, seller }: User) =>
  buyer?.application.status === 'APPROVED' || seller?.application.status === 'APPROVED';

const business = ({ company, buyer, seller }: Body, before: User) => {
  if (!company && !buyer && !seller) return {};
  if (before.type !== 'COMPANY') failField(company ? 'company' : buyer ? 'buyer' : 'seller', 'invalid');
  // What was approved was this company and no other.
  if (company && isApprovedSomewhere(before) && company.businessNumber !== before.company?.businessNumber)
    failField('company.businessNumber', 'invalid');
  return {
    ...(company ? { company } : {}),
    ...(buyer ? { buyer: buyerOf(buyer, before.buyer, before._id) } : {}),
    ...(seller ? { seller: sellerOf(seller, before.seller, before._id) } : {}),
  };
};

const consented = ({ marketing }: Body, before: User) => {
  if (!marketing) return {};
  const { at, ...known } = before.marketing;
  const same = (['sms', 'email', 'night'] as const).every((way) => known[way] === marketing[way]);
  return { marketing: { ...marketing, at: same ? at : now() } };
};

export const createUpdateMe =
  ({ db, messenger }: { db: Database; messenger: Messenger }) =>
  ({ body: { version, ...body }, ...caller }: Input<typeof contract.me.update>) =>
    db.transaction(async (tx) => {
      const before = await lockUser(tx, caller.user.sub);
      if (before.status === 'WITHDRAWN') fail('not_found');
      if (before.version !== version) await refuseStale(tx, await showMe(tx, before), before);
      const { email, emailToken, phone, phoneToken, company, buyer, seller, marketing, ...plain } = body;
      const after = await changeUser(
        tx,
        before,
        { ...plain, ...(await proved(tx, body, before)), ...business(body, before), ...consented(body, before) },
        caller,
      );
      await tellApplications(tx, messenger, before, after);
      return { user: await showMe(tx, after) };
    });
