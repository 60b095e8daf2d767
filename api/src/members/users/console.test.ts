import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import excel from 'exceljs';
import { contract } from 'shared/contract';
import { withoutLocks } from '../../app/testing-races';
import { audit } from '../../platform/audit/table';
import { now } from '../../platform/database/columns';
import { setUp } from '../../platform/testing';
import { sessions } from '../auth/table';
import { users } from './table';
import { registrationFile, startWithUsers } from './testing';

const admin = contract.console.users;

const api = await setUp(startWithUsers());

const written = (n: number) => {
  const { password: _password, consents: _consents, ...person } = api.person(n);
  return {
    ...person,
    roles: [],
    notifications: [],
    marketing: { sms: false, email: false, night: false },
    socials: [],
  };
};
const create = (n: number, changes: object = {}) =>
  api.call(admin.create, { as: 'admin', body: { ...written(n), ...changes } as never });
const change = (id: string, version: number, changes: object) =>
  api.call(admin.update, { as: 'admin', params: { id }, body: { ...changes, version } as never });
const actions = async (target: string) =>
  (await api.db.select().from(audit).where(eq(audit.target, target)).orderBy(audit._id)).map(({ action }) => action);

describe('the list', () => {
  test('masks addresses, and the search ignores the format of numbers', async () => {
    await create(1, { phone: '01012345678' });
    const { body } = await api.call(admin.list, { as: 'admin', query: { q: '010-1234-5678' } });
    expect(body.users).toHaveLength(1);
    expect(body.users[0]).toMatchObject({ phone: '010-****-5678', email: 'pe***@example.com', name: '사람1' });
    expect(JSON.stringify(body)).not.toContain('passwordHash');
    expect(JSON.stringify(body)).not.toContain('01012345678');
  });

  test('has withdrawn users only with that filter', async () => {
    const { body: made } = await create(2);
    const withdrawn = { at: new Date().toISOString(), reason: { code: 'OTHER' as const, text: null } };
    const withdrawal = { ...withdrawn, purgeAt: withdrawn.at };
    await api.db.update(users).set({ status: 'WITHDRAWN', withdrawal }).where(eq(users._id, made.user._id));
    const ids = async (query: object) =>
      (await api.call(admin.list, { as: 'admin', query: { limit: 100, ...query } as never })).body.users.map(
        ({ _id }) => _id,
      );
    expect(await ids({})).not.toContain(made.user._id);
    expect(await ids({ status: 'WITHDRAWN' })).toEqual([made.user._id]);
  });

  test('filters by role and type', async () => {
    const { body } = await api.call(admin.list, { as: 'admin', query: { role: 'SELLER', type: 'COMPANY' } });
    expect(body.users.map(({ username }) => username)).toEqual(['seller']);
  });
});

test('viewing a user is audited without personal data', async () => {
  const { body } = await create(10);
  const { _id: id } = body.user;
  const { body: read } = await api.call(admin.get, { as: 'admin', params: { id } });
  expect(read.user).toMatchObject({ phone: '01090000010', totp: false });
  await change(id, read.user.version, { name: '새 이름', phone: '01055556666' });
  expect(await actions(id)).toEqual(['CREATE', 'VIEW_PII', 'UPDATE']);
  const rows = await api.db.select().from(audit).where(eq(audit.target, id)).orderBy(audit._id);
  expect(JSON.stringify(rows)).not.toMatch(/새 이름|01055556666|01090000010/);
  expect(rows.at(-1)?.after).toMatchObject({ fields: expect.arrayContaining(['name', 'phone']) });
});

test('a user without a password gets a link to set one, which the outbox does not show', async () => {
  await create(11);
  const [mail] = await api.sent('user.invited');
  const token = /#token=([\w-]{43})/.exec(mail?.mail?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  const entry = await api.call(contract.console.outbox.get, { as: 'admin', params: { id: mail?._id ?? '' } });
  expect(JSON.stringify(entry.body)).not.toContain(token);
  const body = { kind: 'PASSWORD' as const, name: '사람11', certToken: token, newPassword: 'First-Word-2026' };
  expect((await api.call(contract.users.recover, { body, headers: api.from() })).status).toBe(202);
});

test('a blocked member is told why, and the reason is in the audit log', async () => {
  const { body } = await create(14);
  const { _id: id, version } = body.user;
  expect((await api.asAdmin(admin.open, { params: { id } })).body).toEqual({ open: {} });
  expect((await change(id, version, { status: 'BLOCKED', reason: '허위 입찰' })).status).toBe(200);
  const mails = (await api.sent('user.blocked')).filter(({ _user }) => _user === id);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail?.text).toContain('허위 입찰');
  const rows = await api.db.select().from(audit).where(eq(audit.target, id)).orderBy(audit._id);
  expect(rows.at(-1)).toMatchObject({ action: 'STATUS', after: { status: 'BLOCKED' }, reason: '허위 입찰' });
});

test('a business registration that was removed comes back, and its name is not in the audit log', async () => {
  const { body } = await create(15);
  const params = { id: body.user._id };
  const { file } = (
    await api.call(contract.users.businessRegistration, { as: 'admin', params, file: registrationFile })
  ).body;
  await api.asAdmin(admin.removePaper, { params });
  const restored = { resource: 'files', id: file._id } as const;
  expect((await api.asAdmin(contract.console.trash.restore, { params: restored, body: {} })).status).toBe(204);
  expect((await api.getUserById(params.id)).businessRegistration).toEqual(file);
  const rows = await api.db.select().from(audit).where(eq(audit.target, params.id)).orderBy(audit._id);
  expect(rows.at(-1)).toMatchObject({ action: 'UPDATE', before: null, after: { fields: ['businessRegistration'] } });
  expect(JSON.stringify(rows)).not.toContain(file.name);
});

test('an update with an old version is refused', async () => {
  const { body } = await create(12);
  const { _id: id, version } = body.user;
  expect((await change(id, version, { name: '가' })).status).toBe(200);
  expect(await change(id, version, { name: '나' })).toMatchObject({ status: 409, error: { code: 'stale' } });
});

test('the type of an account cannot be changed', async () => {
  const { body } = await create(13);
  const { error } = await change(body.user._id, body.user.version, { type: 'COMPANY', company: api.company(13) });
  expect(error.errors).toMatchObject([{ field: 'type' }]);
});

test('an address that an administrator enters is not proved, and the former one is told', async () => {
  const { body } = await create(41);
  const { _id: id, version, phone } = body.user;
  await api.db.update(users).set({ emailVerifiedAt: now(), phoneVerifiedAt: now() }).where(eq(users._id, id));
  const former = body.user.email;
  const { body: changed } = await change(id, version, { email: 'corrected@example.com', phone });
  expect(changed.user).toMatchObject({ emailVerifiedAt: null, phoneVerifiedAt: expect.any(String) });
  expect((await api.sent('contact.changed')).at(-1)?.recipients).toEqual([former]);
});

describe('administrators', () => {
  test('change their own addresses with the password alone, not in the list of users', async () => {
    const id = await api.getUserId('admin');
    const { version, email, phone } = await api.getUserById(id);
    for (const [field, value] of Object.entries({ email: 'mine@example.com', phone: '01077778888' }))
      expect((await change(id, version, { [field]: value })).error.errors).toMatchObject([
        { field, code: 'own_contact' },
      ]);
    expect((await change(id, version, { email, phone, nameEn: 'Chief' })).status).toBe(200);
  });

  test('cannot block, demote or delete themselves', async () => {
    const id = await api.getUserId('admin');
    const { version } = await api.getUserById(id);
    for (const changes of [{ status: 'BLOCKED' }, { roles: [] }])
      expect((await change(id, version, changes)).error.code).toBe('own_account');
    expect((await api.call(admin.remove, { as: 'admin', params: { id } })).error.code).toBe('own_account');
  });

  describe('who remove each other concurrently', () => {
    const ofThisDatabase = '(select oid from pg_database where datname = current_database())';
    let both: [string, string];
    beforeAll(async () => {
      both = [await api.getUserId('admin'), (await create(20)).body.user._id];
    });

    /** Signed in, with the other user loaded. */
    const removal = async (by: string, of: string) => {
      const headers = { authorization: `Bearer ${await api.createTokenFor(by)}` };
      const body = { roles: [], version: (await api.getUserById(of)).version } as never;
      return () => api.call(admin.update, { params: { id: of }, body, headers });
    };

    const race = async () => {
      await api.db
        .update(users)
        .set({ roles: ['ADMIN'] })
        .where(inArray(users._id, both));
      const removals = [await removal(...both), await removal(both[1], both[0])];
      // Both calls reach the audit insert before either can commit.
      const gate = await api.pool.connect();
      await gate.query('begin; lock table audit in access exclusive mode');
      const answers = removals.map((send) => send());
      const waiting = `select 1 from pg_locks where not granted and database = ${ofThisDatabase}`;
      while ((await gate.query(waiting)).rowCount !== 2) await setTimeout(20);
      await gate.query('commit');
      gate.release();
      return (await Promise.all(answers)).map(({ status }) => status).sort();
    };

    test('leave one', async () => {
      expect(await race()).toEqual([200, 409]);
    });

    test('control: leave none without the lock', async () => {
      expect(await withoutLocks(race)).toEqual([200, 200]);
    });

    afterAll(() =>
      api.db
        .update(users)
        .set({ roles: ['ADMIN'] })
        .where(eq(users._id, both[0])),
    );
  });
});

test('blocking a user ends the sessions', async () => {
  const { body } = await create(30);
  const { _id, version } = body.user;
  await api.createSession(_id, 's30');
  await change(_id, version, { status: 'BLOCKED' });
  const [session] = await api.db.select().from(sessions).where(eq(sessions._id, 's30'));
  expect(session?.endedAt).not.toBeNull();
});

describe('the export', () => {
  const read = async (query: object, language = 'ko') => {
    const { status, body, headers } = await api.call(admin.excel, {
      as: 'admin',
      query: query as never,
      headers: { 'accept-language': language },
    });
    const book = new excel.Workbook();
    if (status === 200) await book.xlsx.load(body as never);
    return { status, headers, sheet: book.worksheets[0] };
  };

  test('has the filtered list with masked addresses, and is audited with its reason', async () => {
    const { status, headers, sheet } = await read({ role: 'SELLER', reason: '상담회 명단 확인' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/users_\d{8}_\d{6}\.xlsx/);
    expect(sheet?.rowCount).toBe(2);
    expect(JSON.stringify(sheet?.getRow(2).values)).toContain('010-****-0002');
    expect(sheet?.getRow(2).getCell(6).value).toBe('셀러');
    const [entry] = await api.db.select().from(audit).where(eq(audit.action, 'EXPORT'));
    expect(entry).toMatchObject({ reason: '상담회 명단 확인', after: { rows: 1, full: false } });
  });

  test('is in the language of the reader', async () => {
    const { sheet } = await read({ role: 'SELLER', reason: '상담회 명단 확인' }, 'en');
    expect(sheet?.name).toBe('Members');
    expect([sheet?.getRow(1), sheet?.getRow(2)].map((row) => row?.getCell(6).value)).toEqual(['Roles', 'Seller']);
  });

  test('has no name that a spreadsheet would read as a formula', async () => {
    await create(31, { name: '=HYPERLINK("https://evil.example")' });
    const { sheet } = await read({ q: 'person31', reason: '우편 발송', full: 'true' });
    expect(sheet?.getRow(2).getCell(3).value).toBe(`'=HYPERLINK("https://evil.example")`);
  });

  test('has unmasked numbers on request, and needs a reason', async () => {
    const { sheet } = await read({ role: 'SELLER', reason: '우편 발송', full: 'true' });
    expect(JSON.stringify(sheet?.getRow(2).values)).toContain('010-0000-0002');
    expect((await read({ role: 'SELLER' })).status).toBe(400);
  });
});
