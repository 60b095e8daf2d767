import { describe, expect, test } from '@jest/globals';
import { contract, introductionMaxBytes } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { type FairApi, startFair } from '../matchings/testing';

const api = await setUp(startFair());

type User = Parameters<FairApi['as']>[0];
const pdf = (size = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]);
const send = (user: User, kind: string, name: string, mime: string, bytes: Buffer | string) =>
  api.as(user, contract.introductions.upload, {
    params: { fair: api.fair._id, kind },
    query: { acknowledged: 'true' },
    file: { name, mime, bytes },
  });

describe('M23: introduction files', () => {
  test('one per kind: a new file replaces the old one and keeps its original name', async () => {
    const name = '회사 소개서 (최종).pdf'.normalize('NFD');
    expect((await send(api.seller, 'company', 'old.pdf', 'application/pdf', pdf())).status).toBe(201);
    const { body } = await send(api.seller, 'company', name, 'application/pdf', pdf(200));
    expect(body.introduction.file.name).toBe(name.normalize('NFC'));
    const { body: mine } = await api.as(api.seller, contract.introductions.mine, {});
    expect(mine.introductions).toHaveLength(1);
    const { headers } = await api.send({ path: body.introduction.file.url, headers: await api.getHeaders(api.buyer) });
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('회사')}`);
  });

  test('exactly 50 MB are accepted, one byte more is not', async () => {
    expect((await send(api.seller, 'product', 'big.pdf', 'application/pdf', pdf(introductionMaxBytes))).status).toBe(
      201,
    );
    expect(
      (await send(api.seller, 'product', 'big.pdf', 'application/pdf', pdf(introductionMaxBytes + 1))).status,
    ).toBe(413);
  }, 60_000);

  test.each([
    ['invoice.pdf.exe', 'application/pdf'],
    ['page.png', 'image/png'],
    ['macro.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is refused: name, type and content must agree', async (name, mime) => {
    const { status } = await send(api.seller, 'other', name, mime, '<html><script>1</script></html>');
    expect(status).toBe(415);
  });

  test('can be read only by approved participants of the fair and administrators', async () => {
    const { body } = await send(api.seller, 'company', 'intro.pdf', 'application/pdf', pdf());
    const { url } = body.introduction.file;
    const stranger = await api.person({ role: 'BUYER' });
    const read = async (headers: Record<string, string>) => (await api.send({ path: url, headers })).status;
    expect(await read(await api.getHeaders(api.buyer))).toBe(200);
    expect(await read({ authorization: `Bearer ${await api.getToken('admin')}` })).toBe(200);
    expect(await read(await api.getHeaders(stranger))).toBe(404);
    expect(await read({})).toBe(404);
    const list = (user: User) =>
      api.as(user, contract.introductions.list, { params: { id: api.fair._id, user: api.seller._id } });
    expect((await list(api.buyer)).body.introductions.length).toBeGreaterThan(0);
    expect((await list(stranger)).status).toBe(403);
  });

  test('can be deleted once by their owner', async () => {
    await send(api.buyer, 'other', 'a.pdf', 'application/pdf', pdf());
    const remove = () =>
      api.as(api.buyer, contract.introductions.remove, { params: { fair: api.fair._id, kind: 'other' } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });
});
