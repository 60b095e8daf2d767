import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { consents } from '../consents/table';
import { createBusinessNumber, registrationFile, startWithUsers } from './testing';

const { users } = contract;

const api = await setUp(startWithUsers());

describe('a person who registers', () => {
  test('is active at once, with stored consents', async () => {
    const { status, body } = await api.register(1);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ username: 'person1', type: 'PERSON', status: 'ACTIVE' });
    const row = await api.getUserById(body.user._id);
    expect(row).toMatchObject({ roles: [], notifications: ['EMAIL', 'SMS'], marketing: { sms: false, at: null } });
    expect(row.emailVerifiedAt).not.toBeNull();
    expect(row.phoneVerifiedAt).toBeNull();
    const stored = await api.db.select().from(consents).where(sql`${consents._user} = ${row._id}`);
    expect(stored.map(({ termsCode }) => termsCode).sort()).toEqual(['privacy', 'service']);
    expect(await api.sent('user.joined')).toMatchObject([{ _user: row._id, channel: 'EMAIL' }, { channel: 'SMS' }]);
  });

  test('without a required consent is refused', async () => {
    const { status, error } = await api.register(2, { consents: api.agreed('service') });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'consent_required', errors: [{ field: 'consents.privacy' }] });
  });

  test.each([
    ['short1!', '8 characters'],
    ['onlyletterslong', 'one kind'],
    ['abc12345', 'two kinds of eight'],
  ])('with the password %s is refused', async (password) => {
    const error = { errors: [{ field: 'password', code: 'password' }] };
    expect(await api.register(3, { password })).toMatchObject({ status: 422, error });
  });

  test.each(['ab', '홍길동', 'has space', 'a@b'])('with the username %s is refused', async (username) => {
    const { error } = await api.register(4, { username });
    expect(error.errors).toMatchObject([{ field: 'username', code: 'username' }]);
  });

  test('needs a token for the given address', async () => {
    const certToken = await api.certify('other@example.com');
    const body = { ...api.person(5), certToken };
    const { error } = await api.call(users.register, { body, headers: api.from() });
    expect(error.errors).toMatchObject([{ field: 'certToken', code: 'cert_token' }]);
  });

  test('can use a token once', async () => {
    const certToken = await api.certify('person6@example.com');
    const join = (username: string, email: string) =>
      api.call(users.register, { body: { ...api.person(6), username, email, certToken }, headers: api.from() });
    expect((await join('person6', 'person6@example.com')).status).toBe(201);
    expect((await join('person6b', 'person6@example.com')).error.errors).toMatchObject([{ field: 'certToken' }]);
  });

  test('cannot set roles or other internal fields', async () => {
    const certToken = await api.certify('person7@example.com');
    for (const extra of [
      { roles: ['ADMIN'] },
      { status: 'ACTIVE' },
      { _level: 'x' },
      { pointBalance: 10 },
      { memo: 'x' },
    ]) {
      const body = { ...api.person(7), certToken, ...extra } as never;
      const { status, error } = await api.call(users.register, { body, headers: api.from() });
      expect({ status, code: error.errors?.[0]?.code }).toEqual({ status: 422, code: 'unknown' });
    }
  });
});

describe('a company that registers', () => {
  test('as a buyer is pending, and the application is confirmed', async () => {
    const { status, body } = await api.registerBuyer(100);
    expect({ status, user: body.user }).toMatchObject({ status: 201, user: { status: 'PENDING' } });
    const row = await api.getUserById(body.user._id);
    expect(row).toMatchObject({ roles: [], waiting: true, buyer: { application: { status: 'PENDING' } } });
    expect((await api.sent('buyer.applied')).map(({ _user }) => _user)).toContain(row._id);
  });

  test('needs a company, and a person may have none', async () => {
    expect((await api.register(101, { type: 'COMPANY' })).error.errors).toMatchObject([{ field: 'company' }]);
    expect((await api.register(102, { company: api.company(102) })).error.errors).toMatchObject([{ field: 'company' }]);
  });

  test.each(['1234567890', '123456789', 'abcdefghij'])(
    'with the business number %s is refused',
    async (businessNumber) => {
      const { error } = await api.registerBuyer(103, { company: { ...api.company(103), businessNumber } });
      expect(error.errors).toMatchObject([{ field: 'company.businessNumber', code: 'business_number' }]);
    },
  );

  test.each(['1234567891', '123-45-67891', '1000000090'])('may write the number as %s', async (businessNumber) => {
    const { body } = await api.call(users.checkBusinessNumber, { params: { businessNumber } });
    expect(body).toEqual({ valid: true, free: true });
  });

  test('with the business number of another is refused', async () => {
    await api.registerBuyer(104);
    const error = { errors: [{ field: 'company.businessNumber' }] };
    expect(await api.registerBuyer(105, { company: api.company(104) })).toMatchObject({ status: 409, error });
    const params = { businessNumber: createBusinessNumber(104) };
    const { body } = await api.call(users.checkBusinessNumber, { params });
    expect(body).toEqual({ valid: true, free: false });
  });
});

describe('account files', () => {
  test('are uploaded with the upload token, and belong to the account', async () => {
    const { body } = await api.registerBuyer(110);
    const { _id: id } = body.user;
    const headers = { 'upload-token': body.uploadToken };
    const sent = await api.call(users.businessRegistration, { params: { id }, file: registrationFile, headers });
    expect(sent.status).toBe(201);
    expect((await api.call(users.logo, { params: { id }, file: await createPicture(), headers })).status).toBe(201);
    const row = await api.getUserById(id);
    expect(row.businessRegistration?.name).toBe(registrationFile.name);
    expect(row.logo?._id).toBeDefined();

    const file = { params: { id: sent.body.file._id }, query: {} };
    expect((await api.call(contract.files.download, file)).status).toBe(404);
    expect((await api.call(contract.files.download, { ...file, as: 'member' })).status).toBe(404);
    expect((await api.call(contract.files.download, { ...file, as: 'admin' })).status).toBe(200);
  });

  test('of another account are not found, with any token', async () => {
    const { body: mine } = await api.register(111);
    const id = await api.getUserId('member');
    const file = await createPicture();
    const headers = { 'upload-token': mine.uploadToken };
    expect((await api.call(users.photo, { params: { id }, file, headers })).status).toBe(404);
    const forged = mine.uploadToken.replace(mine.user._id, id);
    expect((await api.call(users.photo, { params: { id }, file, headers: { 'upload-token': forged } })).status).toBe(
      404,
    );
    expect((await api.call(users.photo, { params: { id }, file, as: 'seller' })).status).toBe(404);
    expect((await api.call(users.photo, { params: { id }, file })).status).toBe(401);
  });
});

describe('twenty concurrent registrations of one username', () => {
  const rivals = async (first: number) => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, i) => api.certify(`rival${first + i}@example.com`)),
    );
    return Promise.all(
      tokens.map((certToken, i) => {
        const email = `rival${first + i}@example.com`;
        const body = { ...api.person(first + i), username: `rival${first}`, email, certToken };
        return api.call(users.register, { body, headers: api.from() });
      }),
    );
  };
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('create one account and nineteen errors', async () => {
    const answers = await rivals(300);
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.error.errors).toMatchObject([{ field: 'username', code: 'taken' }]);
  });

  test('control: create twenty accounts without the index', async () => {
    await api.db.execute(sql`drop index users_username_unique`);
    const answers = await rivals(400);
    expect(statuses(answers).filter((status) => status === 201).length).toBeGreaterThan(1);
    await api.db.execute(sql`delete from users where username = 'rival400'`);
    await api.db.execute(sql`create unique index users_username_unique on users (username)`);
  });
});
