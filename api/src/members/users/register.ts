import { and, eq, isNull, ne } from 'drizzle-orm';
import { type contract, registrationTerms } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { insertRow } from '../../platform/database/rows';
import { throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { throttleSource } from '../../platform/http/throttles';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { consumeToken } from '../certifications/tokens';
import { checkConsents, storeConsents } from '../consents/consents';
import type { Messenger } from '../messages/messenger';
import type { MembersServices } from '../services';
import { findNewApplications, toBuyer, toSeller } from './applications';
import { auditUserCreation } from './audit-user';
import { formatCompanyName } from './company-names';
import { type User, users } from './table';
import type { UploadTokens } from './upload-tokens';

const perSource = { count: 20, windowS: 3600 };

type Body = RouteInput<typeof contract.users.register>['body'];

/** Companies need a company profile; persons may have no company, buyer or seller profile. Throws a field error. */
export const assertProfileMatchesType = ({
  type,
  company,
  buyer,
  seller,
}: Pick<Partial<Body>, 'type' | 'company' | 'buyer' | 'seller'>) => {
  if (type === 'COMPANY' && !company) throwFieldError('company', 'required');
  if (type === 'PERSON')
    for (const [field, part] of Object.entries({ company, buyer, seller })) if (part) throwFieldError(field, 'invalid');
};

/** Confirms new applications to the user. */
export const notifyApplications = async (tx: Database, { notify }: Messenger, before: User | null, after: User) => {
  for (const role of findNewApplications(before, after))
    await notify(tx, {
      user: after._id,
      template: `${role}.applied`,
      values: ({ language }) => ({ company: formatCompanyName(after, language) }),
      link: '/matching/me',
      ref: { type: 'users', _id: after._id },
      dedupeKey: `${role}:${after._id}:applied:${after[role]?.application.history.length}`,
    });
};

const getConsentTerms = ({ buyer, seller }: Body) => ({
  required: [
    ...registrationTerms.required,
    ...(buyer ? registrationTerms.buyer : []),
    ...(seller ? registrationTerms.seller : []),
  ],
  optional: [...registrationTerms.optional],
});

export const createRegister =
  ({ db, messenger }: MembersServices, uploadTokens: UploadTokens) =>
  async ({ body, ...caller }: RouteInput<typeof contract.users.register>) => {
    const { password, certToken, consents, buyer, seller, ...profile } = body;
    await throttleSource(db, 'register', caller.ip, perSource);
    assertProfileMatchesType(body);
    if (password.toLowerCase() === profile.username) throwFieldError('password', 'password');
    const passwordHash = await runInHashQueue(() => hashPassword(password));
    const ua = (caller.request.headers['user-agent'] ?? '').slice(0, 300);

    const user = await db.transaction(async (tx) => {
      await checkConsents(tx, getConsentTerms(body), consents);
      const certification = await consumeToken(tx, { token: certToken, purpose: 'REGISTER', field: 'certToken' });
      const isEmailVerified = certification.target === profile.email.toLowerCase();
      if (!isEmailVerified && certification.target !== profile.phone) throwFieldError('certToken', 'cert_token');
      const agreed = consents.some(({ termsCode, agreed }) => termsCode === 'marketing' && agreed);
      const marketing = { sms: false, email: false, night: false, ...(agreed ? profile.marketing : {}) };
      const created = await insertRow(tx, users, {
        ...profile,
        passwordHash,
        email: profile.email.toLowerCase(),
        // Companies stay pending until approved.
        status: profile.type === 'COMPANY' ? 'PENDING' : 'ACTIVE',
        notifications: profile.notifications ?? ['EMAIL', 'SMS'],
        marketing: { ...marketing, at: agreed ? now() : null },
        socials: profile.socials ?? [],
        company: profile.company ?? null,
        buyer: buyer ? toBuyer(buyer, null, null) : null,
        seller: seller ? toSeller(seller, null, null) : null,
        ...(isEmailVerified ? { emailVerifiedAt: now() } : { phoneVerifiedAt: now() }),
      });
      await storeConsents(tx, { _user: created._id }, consents, { ip: caller.ip, ua });
      await auditUserCreation(tx, caller, created);
      await messenger.notify(tx, {
        user: created._id,
        template: 'user.joined',
        values: { username: created.username },
        link: buyer || seller ? '/matching/login' : '/login',
        ref: { type: 'users', _id: created._id },
        dedupeKey: `joined:${created._id}`,
      });
      await notifyApplications(tx, messenger, null, created);
      return created;
    });
    const { _id, username, type, status } = user;
    return { user: { _id, username, type, status }, ...(await uploadTokens.issue(_id)) };
  };

/** Whether no company is registered with this number. */
export const isBusinessNumberFree = async (db: Database, digits: string) => {
  const taken = and(
    eq(users.businessNumber, digits),
    eq(users.type, 'COMPANY'),
    ne(users.status, 'WITHDRAWN'),
    isNull(users.deletedAt),
  );
  return (await db.$count(users, taken)) === 0;
};
