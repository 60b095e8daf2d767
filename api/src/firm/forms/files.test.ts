import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { documents } from '../../platform/documents/table';
import { files } from '../../platform/files/table';
import { setUp } from '../../platform/testing';
import { forms } from './table';
import { createProofHeader, startFormsApi } from './testing';

const api = await setUp(startFormsApi());
const proof = createProofHeader('01012345678', 'pass1234');
const pdf = (name: string, size = 100) => ({
  name,
  mime: 'application/pdf',
  bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size), Buffer.from('\n%%EOF')]),
});

const submitted = async () => (await api.submit()).body.form._id;
const add = (id: string, file = pdf('도면.pdf'), headers: Record<string, string> = proof) =>
  api.call(contract.forms.addFile, { params: { id }, file, headers: { ...api.from(), ...headers } });

test('a file is downloaded as an attachment by its sender and the console only', async () => {
  const { body } = await add(await submitted());
  expect(body.file).toMatchObject({ name: '도면.pdf', mime: 'application/pdf' });
  const get = (headers: Record<string, string>) => api.send({ path: body.file.url, headers });
  const download = await get(proof);
  expect(download.status).toBe(200);
  expect(download.headers['content-disposition']).toContain("filename*=UTF-8''%EB%8F%84%EB%A9%B4.pdf");
  expect(download.headers['cache-control']).toBe('private, no-store');
  expect((await get({ authorization: `Bearer ${await api.getToken('admin')}` })).status).toBe(200);
  expect((await get({})).status).toBe(404);
  expect((await get(createProofHeader('01012345678', 'wrong'))).status).toBe(404);
  for (const identity of ['member', 'seller', 'buyer'] as const)
    expect((await get({ authorization: `Bearer ${await api.getToken(identity)}` })).status).toBe(404);
});

test('a consultation accepts files only while the setting allows it', async () => {
  const id = await submitted();
  const takes = (yes: boolean) =>
    api.db
      .update(documents)
      .set({ value: sql`jsonb_set(value, '{consultFiles}', ${JSON.stringify(yes)}::jsonb)` })
      .where(eq(documents.key, 'setting'));
  await takes(false);
  const refused = await add(id);
  expect([refused.status, refused.error.code]).toEqual([409, 'wrong_state']);
  expect(await api.db.$count(files, eq(files.ownerId, id))).toBe(0);
  await takes(true);
  expect((await add(id)).status).toBe(201);
});

test('at most five files are stored, also when sixteen are uploaded concurrently', async () => {
  const as = 'member';
  const sent = await api.call(contract.forms.create, { as, body: api.body(), headers: api.from() });
  const id = sent.body.form._id;
  const upload = (i: number) => api.call(contract.forms.addFile, { as, params: { id }, file: pdf(`${i}.pdf`) });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => upload(i)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(11);
  const [form] = await api.db.select().from(forms).where(eq(forms._id, id));
  const stored = await api.db.select().from(files).where(eq(files.ownerId, id));
  expect(stored.map(({ _id }) => _id).sort()).toEqual(form?.files.map(({ _id }) => _id).sort());
});

test('control: without the lock, more than five are stored', async () => {
  const id = await submitted();
  let taken = 0;
  const naive = async () => {
    const [form] = await api.db.select().from(forms).where(eq(forms._id, id));
    if ((form?.files.length ?? 0) >= 5) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
    taken += 1;
    const file = {
      _id: String(taken),
      url: '/',
      name: 'a.pdf',
      size: 1,
      mime: 'application/pdf',
      width: null,
      height: null,
    };
    await api.db
      .update(forms)
      .set({ files: [...(form?.files ?? []), file] })
      .where(eq(forms._id, id));
  };
  await Promise.all(Array.from({ length: 8 }, naive));
  expect(taken).toBeGreaterThan(5);
});

test('files over 20 MB, executables and disguised HTML pages are refused', async () => {
  const id = await submitted();
  expect((await add(id, pdf('big.pdf', 20 * 1024 * 1024))).status).toBe(413);
  expect((await add(id, { name: 'run.exe', mime: 'application/octet-stream', bytes: Buffer.from('MZ') })).status).toBe(
    415,
  );
  expect((await add(id, { name: 'page.png', mime: 'image/png', bytes: Buffer.from('<html><script>') })).status).toBe(
    415,
  );
});

test('other visitors cannot add or remove files', async () => {
  const id = await submitted();
  const { body } = await add(id);
  for (const [headers, status] of [
    [createProofHeader('01012345678', 'no'), 404],
    [{}, 401],
  ] as const) {
    expect((await add(id, pdf('x.pdf'), headers)).status).toBe(status);
    const params = { id, file: body.file._id };
    expect((await api.call(contract.forms.removeFile, { params, headers })).status).toBe(status);
    expect((await api.call(contract.forms.files, { params, headers })).status).toBe(status);
    expect((await api.call(contract.forms.removeThumb, { params, headers })).status).toBe(status);
  }
});

test('files are listed and removed; a file of another form is not found', async () => {
  const [id, another] = [await submitted(), await submitted()];
  const { file } = (await add(id)).body;
  const list = () => api.call(contract.forms.files, { params: { id }, headers: proof });
  expect((await list()).body).toMatchObject({ total: 1, files: [{ _id: file._id }] });
  const remove = (form: string) =>
    api.call(contract.forms.removeFile, { params: { id: form, file: file._id }, headers: proof });
  expect((await remove(another)).status).toBe(404);
  expect((await remove(id)).status).toBe(204);
  expect((await list()).body.total).toBe(0);
  expect((await api.send({ path: file.url, headers: proof })).status).toBe(404);
});

test('a picture is set, replaced and removed', async () => {
  const id = await submitted();
  const set = async (color: string) =>
    (await api.call(contract.forms.thumb, { params: { id }, file: await createPicture(color), headers: proof })).body
      .form.thumb;
  const first = await set('teal');
  const second = await set('navy');
  expect(second?._id).not.toBe(first?._id);
  expect((await api.send({ path: first?.url ?? '', headers: proof })).status).toBe(404);
  expect((await api.send({ path: second?.url ?? '' })).status).toBe(404);
  expect((await api.call(contract.forms.removeThumb, { params: { id }, headers: proof })).status).toBe(204);
  expect((await api.call(contract.forms.removeThumb, { params: { id }, headers: proof })).status).toBe(404);
});

test('files cannot be changed once the firm works on the form', async () => {
  const id = await submitted();
  const { file } = (await add(id)).body;
  await api.db.update(forms).set({ status: 'IN_PROGRESS' }).where(eq(forms._id, id));
  expect((await add(id)).error.code).toBe('wrong_state');
  expect(
    (await api.call(contract.forms.removeFile, { params: { id, file: file._id }, headers: proof })).error.code,
  ).toBe('wrong_state');
});
