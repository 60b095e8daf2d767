import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { startWithUsers } from '../../members/users/testing';
import { setUp } from '../../platform/testing';

const { console: admin, forms } = contract;

const api = await setUp(startWithUsers());

const enter = (n: number, changes: object = {}) => {
  const { name, ceoName, businessNumber, category, address } = api.company(n);
  const body = {
    code: 'award-entry' as const,
    name: '담당자',
    phone: '01077778888',
    email: `award${n}@example.com`,
    extra: {
      company: name.ko,
      ceoName,
      businessNumber,
      category,
      address,
      award: 'SeoulAward' as const,
      year: 2026,
      product: '물 없는 설거지 키트',
    },
    consents: api.agreed('privacy', 'fair-seller'),
    password: 'pass1234',
    renderedAt: new Date(Date.now() - 10_000).toISOString(),
    ...changes,
  };
  return api.call(forms.create, { body, headers: api.from() });
};
const open = (id: string, version: number) => api.asAdmin(admin.forms.account, { params: { id }, body: { version } });

test('an award entry requires the company and an e-mail address', async () => {
  expect((await enter(1, { extra: null })).error.errors).toMatchObject([{ field: 'extra' }]);
  expect((await enter(1, { email: null })).error.errors).toMatchObject([{ field: 'email' }]);
  const { status, body } = await enter(1);
  expect({ status, award: body.form.extra?.award }).toEqual({ status: 201, award: 'SeoulAward' });
});

test('approval opens a seller account and mails the details', async () => {
  const { body: entry } = await enter(2);
  const { status, body } = await open(entry.form._id, entry.form.version);
  expect(status).toBe(201);
  expect(body).toMatchObject({ form: { status: 'CLOSED' }, user: { username: 'award2@example.com' } });
  const row = await api.getUserById(body.user._id);
  expect(row).toMatchObject({ type: 'COMPANY', status: 'ACTIVE', roles: ['SELLER'] });
  expect(row.seller).toMatchObject({ accountSentAt: expect.any(String), certificates: [{ type: 'SeoulAward' }] });
  const [mail] = await api.sent('seller.account');
  expect(mail?.mail?.text).toContain('award2@example.com');
  const token = /#token=([\w-]{43})/.exec(mail?.mail?.text ?? '')?.[1] ?? '';
  const choice = { kind: 'PASSWORD' as const, name: '담당자', certToken: token, newPassword: 'Chosen-Word-2026' };
  expect((await api.call(contract.users.recover, { body: choice, headers: api.from() })).status).toBe(202);
});

test('concurrent approvals open one account', async () => {
  const { body } = await enter(3);
  const answers = await Promise.all([0, 1, 2].map(() => open(body.form._id, body.form.version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await api.db.$count(users, eq(users.email, 'award3@example.com'))).toBe(1);
});
