import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { startAppointmentsApi } from '../appointments/testing';
import { createProofHeader } from './testing';

const api = await setUp(startAppointmentsApi());
await api.createHours();

const list = async (headers: Record<string, string>) => {
  const { status, body } = await api.call(contract.forms.list, { headers });
  return status === 200 ? body.forms.map(({ _id }) => _id) : status;
};
const read = (id: string, headers: Record<string, string>) => api.call(contract.forms.get, { params: { id }, headers });
const submit = async (changes: object = {}) => (await api.send(changes)).body.form;

test('a link opens its own request, without a password, and no other', async () => {
  const [form, other] = [await submit(), await submit()];
  const headers = await api.openLink(form._id);
  expect(await list(headers)).toEqual([form._id]);
  const { status, headers: received } = await read(form._id, headers);
  expect([status, received['cache-control']]).toEqual([200, 'no-store']);
  expect((await read(other._id, headers)).status).toBe(404);
  expect((await api.setAppointment(other._id, await api.findStart(), headers)).status).toBe(404);
  const calendar = await api.call(contract.forms.calendar, { params: { id: other._id }, headers });
  expect(calendar.status).toBe(404);
});

test('a link changes neither the content nor the files of its request, and does not withdraw it', async () => {
  const form = await submit();
  const headers = await api.openLink(form._id);
  const params = { id: form._id };
  const file = await createPicture();
  const answers = [
    await api.call(contract.forms.update, { params, headers, body: { version: form.version, content: '바꿈' } }),
    await api.call(contract.forms.remove, { params, headers }),
    await api.call(contract.forms.files, { params, headers }),
    await api.call(contract.forms.addFile, { params, headers, file }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a link shows the timeline and not what the sender wrote, because the number may be mistyped', async () => {
  const form = await submit({ content: '말하기 어려운 사정', subject: '제목' });
  const { body } = await read(form._id, await api.openLink(form._id));
  expect(body.form).toMatchObject({ receiptNo: form.receiptNo, name: '김*수', content: null, email: null, files: [] });
  expect(body.form.steps.map(({ kind }) => kind)).toEqual(['RECEIVED']);
  for (const secret of [form.phone, '말하기 어려운 사정', '제목', 'client@example.com'])
    expect(JSON.stringify(body)).not.toContain(secret);
});

test('a link ends when the address changes to which it was sent; a new one is sent', async () => {
  const phone = '01077770001';
  const form = await submit({ phone });
  const headers = await api.openLink(form._id);
  const changed = await api.call(contract.forms.update, {
    params: { id: form._id },
    headers: { ...api.from(), ...createProofHeader(phone, 'pass1234') },
    body: { version: form.version, email: 'other@example.com' },
  });
  expect(changed.status).toBe(200);
  expect(await list(headers)).toEqual([]);
  const [newest] = (await api.listMails(form._id)).filter(({ template }) => template === 'consultation.link');
  expect(newest?.recipients).toBeDefined();
  expect(await list(await api.openLink(form._id))).toEqual([form._id]);
});

test('whoever has the password does not have links sent to any number of addresses', async () => {
  const phone = '01077770002';
  const form = await submit({ phone });
  const change = (at: number) =>
    api.call(contract.forms.update, {
      params: { id: form._id },
      headers: { ...api.from(), ...createProofHeader(phone, 'pass1234') },
      body: { version: form.version + at, email: `other${at}@example.com` },
    });
  const statuses: number[] = [];
  for (const at of [0, 1, 2, 3]) statuses.push((await change(at)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a link finds no subject by searching for it', async () => {
  const form = await submit({ subject: '빌린 돈' });
  const headers = await api.openLink(form._id);
  const search = async (q: string) => (await api.call(contract.forms.list, { headers, query: { q } })).body.forms;
  expect([await search('빌린'), await search('없는')]).toEqual([[], []]);
});

test('the console ends the links of a request, and sends a new one on demand', async () => {
  const form = await submit();
  const headers = await api.openLink(form._id);
  const renew = (send: boolean) =>
    api.asAdmin(contract.console.forms.renewLink, { params: { id: form._id }, body: { send } });
  expect((await renew(false)).status).toBe(200);
  expect(await list(headers)).toEqual([]);
  expect(await list(await api.openLink(form._id))).toEqual([]);
  await renew(true);
  expect(await list(await api.openLink(form._id))).toEqual([form._id]);
});

test('a link ends ninety days after the request was closed, and with spam', async () => {
  const form = await submit();
  const headers = await api.openLink(form._id);
  const setClosed = (days: number) =>
    api.pool.query(`update forms set status = 'CLOSED', closed_at = now() - make_interval(days => $2) where _id = $1`, [
      form._id,
      days,
    ]);
  await setClosed(89);
  expect(await list(headers)).toEqual([form._id]);
  await setClosed(90);
  expect(await list(headers)).toEqual([]);
  await api.pool.query(`update forms set status = 'SPAM', closed_at = null where _id = $1`, [form._id]);
  expect(await list(headers)).toEqual([]);
});

test('whoever guesses finds nothing and is stopped, while the owner’s link goes on working from elsewhere', async () => {
  const form = await submit();
  const headers = await api.openLink(form._id);
  const [receiptNo, signature = ''] = headers['form-proof'].split('.');
  const from = api.from();
  const guess = (text: string) => list({ ...from, 'form-proof': `${receiptNo}.${text}` });
  const changed = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (let tries = 0; tries < 30; tries += 1) expect(await guess(changed)).toEqual([]);
  expect(await guess(changed)).toBe(429);
  expect(await guess(signature)).toBe(429);
  expect(await list(headers)).toEqual([form._id]);
});

test('a signature of one request does not open another', async () => {
  const [form, other] = [await submit(), await submit()];
  const [, signature] = (await api.openLink(form._id))['form-proof'].split('.');
  expect(await list({ ...api.from(), 'form-proof': `${other.receiptNo}.${signature}` })).toEqual([]);
});
