import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { findCode } from '../../members/users/testing';
import { setUp } from '../../platform/testing';
import { createProofHeader, startFormsApi } from './testing';

const api = await setUp(startFormsApi());

const certify = async (target: string, purpose: 'FORM' | 'REGISTER' = 'FORM') => {
  const body = { channel: 'PHONE' as const, target, purpose };
  await api.call(contract.users.certify, { body, headers: api.from() });
  const code = await findCode(api.db, target);
  const answer = await api.call(contract.users.certify, { body: { ...body, code }, headers: api.from() });
  return answer.body.certToken ?? '';
};

const recover = (body: { name: string; certToken: string; password: string }) =>
  api.call(contract.forms.recover, { body, headers: api.from() });

const countForms = async (phone: string, password: string) => {
  const headers = { ...api.from(), ...createProofHeader(phone, password) };
  return (await api.call(contract.forms.list, { headers })).body.total;
};

test('a guest who lost the password sets a new one with a code sent to the phone', async () => {
  const phone = '01031110001';
  await api.submit({ phone });
  await api.submit({ phone, password: 'another' });
  const certToken = await certify(phone);
  const { status, body } = await recover({ name: '김철수', certToken, password: '새비밀번호' });
  expect({ status, body }).toEqual({ status: 202, body: { accepted: true } });
  expect(await countForms(phone, '새비밀번호')).toBe(2);
  expect([await countForms(phone, 'pass1234'), await countForms(phone, 'another')]).toEqual([0, 0]);
  // The code is used.
  const again = await recover({ name: '김철수', certToken, password: '또다른비밀' });
  expect(again.error.errors).toMatchObject([{ field: 'certToken', code: 'cert_token' }]);
});

test('another name finds nothing, and the code stays valid for the right one', async () => {
  const phone = '01031110002';
  await api.submit({ phone });
  const certToken = await certify(phone);
  const wrong = await recover({ name: '다른이', certToken, password: '새비밀번호' });
  expect([wrong.status, wrong.error.errors?.[0]]).toMatchObject([422, { field: 'name', code: 'sender' }]);
  expect(await countForms(phone, 'pass1234')).toBe(1);
  expect((await recover({ name: '김철수', certToken, password: '새비밀번호' })).status).toBe(202);
});

test('a code opens the forms of its own phone number only, and none of members', async () => {
  await api.submit({ phone: '01031110003' });
  await api.call(contract.forms.create, {
    as: 'member',
    body: api.body({ phone: '01031110004', password: undefined }),
    headers: api.from(),
  });
  for (const phone of ['01031110004', '01031110005']) {
    const { error } = await recover({ name: '김철수', certToken: await certify(phone), password: '새비밀번호' });
    expect(error.errors).toMatchObject([{ field: 'name', code: 'sender' }]);
  }
  expect(await countForms('01031110003', 'pass1234')).toBe(1);
});

test('a code for another purpose is refused', async () => {
  const phone = '01031110006';
  await api.submit({ phone });
  const certToken = await certify(phone, 'REGISTER');
  const { error } = await recover({ name: '김철수', certToken, password: '새비밀번호' });
  expect(error.errors).toMatchObject([{ field: 'certToken', code: 'cert_token' }]);
});
