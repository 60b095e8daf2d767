import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { picture } from '../../app/testing';
import { consents } from '../../firm/forms/table';
import { numberOf, type PeopleApi, paper, startWithPeople } from './testing';

const { users } = contract;

let api: PeopleApi;
beforeAll(async () => {
  api = await startWithPeople();
});
afterAll(() => api.stop());

describe('a person who joins', () => {
  test('is a member at once, and has said what they agreed to', async () => {
    const { status, body } = await api.join(1);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ username: 'person1', type: 'PERSON', status: 'ACTIVE' });
    const row = await api.rowOf(body.user._id);
    expect(row).toMatchObject({ roles: [], notifications: ['EMAIL', 'SMS'], marketing: { sms: false, at: null } });
    expect(row.emailVerifiedAt).not.toBeNull();
    expect(row.phoneVerifiedAt).toBeNull();
    const given = await api.db.select().from(consents).where(sql`${consents._user} = ${row._id}`);
    expect(given.map(({ termsCode }) => termsCode).sort()).toEqual(['privacy', 'service']);
    expect(await api.sent('user.joined')).toMatchObject([{ _user: row._id, channel: 'EMAIL' }, { channel: 'SMS' }]);
  });

  test('without a required consent is refused', async () => {
    const { status, error } = await api.join(2, { consents: api.agreed('service') });
    expect({ status, code: error.code, errors: error.errors }).toMatchObject({
      status: 422,
      code: 'consent_required',
      errors: [{ field: 'consents.privacy' }],
    });
  });

  test.each([
    ['short1!', '8 characters'],
    ['onlyletterslong', 'one kind'],
    ['abc12345', 'two kinds of eight'],
  ])('with the password %s is refused', async (password) => {
    const { status, error } = await api.join(3, { password });
    expect({ status, errors: error.errors }).toMatchObject({
      status: 422,
      errors: [{ field: 'password', code: 'password' }],
    });
  });

  test.each(['ab', '홍길동', 'has space', 'a@b'])('with the username %s is refused', async (username) => {
    const { error } = await api.join(4, { username });
    expect(error.errors).toMatchObject([{ field: 'username', code: 'username' }]);
  });

  test('needs a token for the very address they give', async () => {
    const certToken = await api.certify('other@example.com');
    const body = { ...api.person(5), certToken };
    const { error } = await api.call(users.register, { body, headers: api.from() });
    expect(error.errors).toMatchObject([{ field: 'certToken', code: 'cert_token' }]);
  });

  test('uses a token once', async () => {
    const certToken = await api.certify('person6@example.com');
    const join = (username: string, email: string) =>
      api.call(users.register, { body: { ...api.person(6), username, email, certToken }, headers: api.from() });
    expect((await join('person6', 'person6@example.com')).status).toBe(201);
    expect((await join('person6b', 'person6@example.com')).error.errors).toMatchObject([{ field: 'certToken' }]);
  });

  test('cannot give themselves rights', async () => {
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

describe('a company that joins', () => {
  test('to buy waits for approval, with the application confirmed', async () => {
    const { status, body } = await api.joinAsBuyer(100);
    expect({ status, user: body.user }).toMatchObject({ status: 201, user: { status: 'PENDING' } });
    const row = await api.rowOf(body.user._id);
    expect(row).toMatchObject({ roles: [], waiting: true, buyer: { application: { status: 'PENDING' } } });
    expect((await api.sent('buyer.applied')).map(({ _user }) => _user)).toContain(row._id);
  });

  test('needs a company, and a person may have none', async () => {
    expect((await api.join(101, { type: 'COMPANY' })).error.errors).toMatchObject([{ field: 'company' }]);
    expect((await api.join(102, { company: api.company(102) })).error.errors).toMatchObject([{ field: 'company' }]);
  });

  test.each(['1234567890', '123456789', 'abcdefghij'])(
    'with the business number %s is refused',
    async (businessNumber) => {
      const { error } = await api.joinAsBuyer(103, { company: { ...api.company(103), businessNumber } });
      expect(error.errors).toMatchObject([{ field: 'company.businessNumber', code: 'business_number' }]);
    },
  );

  test.each(['1234567891', '123-45-67891', '1000000090'])('may write the number as %s', async (businessNumber) => {
    const { body } = await api.call(users.checkBusinessNumber, { params: { businessNumber } });
    expect(body).toEqual({ valid: true, free: true });
  });

  test('with the number of another is refused', async () => {
    await api.joinAsBuyer(104);
    const { status, error } = await api.joinAsBuyer(105, { company: api.company(104) });
    expect({ status, errors: error.errors }).toMatchObject({
      status: 409,
      errors: [{ field: 'company.businessNumber' }],
    });
    const { body } = await api.call(users.checkBusinessNumber, { params: { businessNumber: numberOf(104) } });
    expect(body).toEqual({ valid: true, free: false });
  });
});

describe('papers and pictures', () => {
  test('are sent with the token of joining, and belong to the account', async () => {
    const { body } = await api.joinAsBuyer(110);
    const { _id: id } = body.user;
    const headers = { 'upload-token': body.uploadToken };
    const sent = await api.call(users.businessRegistration, { params: { id }, file: paper, headers });
    expect(sent.status).toBe(201);
    expect((await api.call(users.logo, { params: { id }, file: await picture(), headers })).status).toBe(201);
    const row = await api.rowOf(id);
    expect(row.businessRegistration?.name).toBe(paper.name);
    expect(row.logo?._id).toBeDefined();

    const file = { params: { id: sent.body.file._id }, query: {} };
    expect((await api.call(contract.files.download, file)).status).toBe(404);
    expect((await api.call(contract.files.download, { ...file, as: 'member' })).status).toBe(404);
    expect((await api.call(contract.files.download, { ...file, as: 'admin' })).status).toBe(200);
  });

  test('of somebody else are not there, whatever the token', async () => {
    const { body: mine } = await api.join(111);
    const id = await api.userId('member');
    const file = await picture();
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

describe('twenty who want one username', () => {
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

  test('are one winner and nineteen who are told it is taken', async () => {
    const answers = await rivals(300);
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.error.errors).toMatchObject([{ field: 'username', code: 'taken' }]);
  });

  test('control: without the index all of them get it', async () => {
    await api.db.execute(sql`drop index users_username_unique`);
    const answers = await rivals(400);
    expect(statuses(answers).filter((status) => status === 201).length).toBeGreaterThan(1);
    await api.db.execute(sql`delete from users where username = 'rival400'`);
    await api.db.execute(sql`create unique index users_username_unique on users (username)`);
  });
});
