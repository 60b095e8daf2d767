import { and, eq, isNull, ne } from 'drizzle-orm';
import { type contract, joinTerms } from 'shared/contract';
import { checkConsents, storeConsents } from '../../firm/forms/consents';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import type { Input } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { hashPassword } from '../auth/passwords';
import { inHashingSlot } from '../auth/sign-in';
import { spendToken } from '../certifications/tokens';
import type { Messenger } from '../messages/tell';
import { buyerOf, newlyWaiting, sellerOf } from './applications';
import { writeUserStart } from './history';
import { type User, users } from './table';
import type { UploadTokens } from './upload-tokens';

const perSource = { count: 20, windowS: 3600 };

type Body = Input<typeof contract.users.register>['body'];

/** A company has a company, and only one may ask to buy or to sell. */
export const checkKind = ({
  type,
  company,
  buyer,
  seller,
}: Pick<Partial<Body>, 'type' | 'company' | 'buyer' | 'seller'>) => {
  if (type === 'COMPANY' && !company) failField('company', 'required');
  if (type === 'PERSON')
    for (const [field, part] of Object.entries({ company, buyer, seller })) if (part) failField(field, 'invalid');
};

/** Confirms to a user what they have just asked for. */
export const tellApplications = async (tx: Database, { tell }: Messenger, before: User | null, after: User) => {
  for (const role of newlyWaiting(before, after))
    await tell(tx, {
      user: after._id,
      template: `${role}.applied`,
      values: ({ language }) => ({ company: after.company?.name[language] || after.company?.name.ko || after.name }),
      link: '/matching/me',
      ref: { type: 'users', _id: after._id },
      dedupeKey: `${role}:${after._id}:applied:${after[role]?.application.history.length}`,
    });
};

const termsOf = ({ buyer, seller }: Body) => ({
  required: [...joinTerms.required, ...(buyer ? joinTerms.buyer : []), ...(seller ? joinTerms.seller : [])],
  optional: [...joinTerms.optional],
});

interface Options {
  db: Database;
  messenger: Messenger;
  tokens: UploadTokens;
}

export const createRegister =
  ({ db, messenger, tokens }: Options) =>
  async ({ body, ...caller }: Input<typeof contract.users.register>) => {
    const { password, certToken, consents, buyer, seller, ...told } = body;
    await throttle(db, `register:source:${caller.ip}`, perSource);
    checkKind(body);
    if (password.toLowerCase() === told.username) failField('password', 'password');
    const passwordHash = await inHashingSlot(() => hashPassword(password));
    const ua = (caller.request.headers['user-agent'] ?? '').slice(0, 300);

    const user = await db.transaction(async (tx) => {
      await checkConsents(tx, termsOf(body), consents);
      const proved = await spendToken(tx, { token: certToken, purpose: 'REGISTER', field: 'certToken' });
      const [byMail, byPhone] = [proved.target === told.email.toLowerCase(), proved.target === told.phone];
      if (!byMail && !byPhone) failField('certToken', 'cert_token');
      const agreed = consents.some(({ termsCode, agreed }) => termsCode === 'marketing' && agreed);
      const marketing = { sms: false, email: false, night: false, ...(agreed ? told.marketing : {}) };
      const [created] = await tx
        .insert(users)
        .values({
          ...told,
          passwordHash,
          email: told.email.toLowerCase(),
          // A company is let in once its papers were seen.
          status: told.type === 'COMPANY' ? 'PENDING' : 'ACTIVE',
          notifications: told.notifications ?? ['EMAIL', 'SMS'],
          marketing: { ...marketing, at: agreed ? now() : null },
          socials: told.socials ?? [],
          company: told.company ?? null,
          buyer: buyer ? buyerOf(buyer, null, null) : null,
          seller: seller ? sellerOf(seller, null, null) : null,
          ...(byMail ? { emailVerifiedAt: now() } : { phoneVerifiedAt: now() }),
        })
        .returning();
      if (!created) fail('internal');
      await storeConsents(tx, { _user: created._id }, consents, { ip: caller.ip, ua });
      await writeUserStart(tx, caller, created);
      await messenger.tell(tx, {
        user: created._id,
        template: 'user.joined',
        values: { username: created.username },
        link: buyer || seller ? '/matching/login' : '/login',
        ref: { type: 'users', _id: created._id },
        dedupeKey: `joined:${created._id}`,
      });
      await tellApplications(tx, messenger, null, created);
      return created;
    });
    const { _id, username, type, status } = user;
    return { user: { _id, username, type, status }, ...(await tokens.issue(_id)) };
  };

/** Whether a company with this number could join. */
export const isFreeNumber = async (db: Database, digits: string) => {
  const taken = and(
    eq(users.businessNumber, digits),
    eq(users.type, 'COMPANY'),
    ne(users.status, 'WITHDRAWN'),
    isNull(users.deletedAt),
  );
  return (await db.$count(users, taken)) === 0;
};
