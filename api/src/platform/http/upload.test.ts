import { request } from 'node:http';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { attachmentMaxBytes, contract, introductionMaxBytes, pictureMaxBytes } from 'shared/contract';
import sharp from 'sharp';
import { buildUrl, createPicture, startApi, type Upload } from '../../app/testing';
import { files } from '../files/table';
import { setUp } from '../testing';
import { sanitiseFileName } from './upload';

const api = await setUp(startApi());
let board: string;
const route = contract.console.editor.upload;
const send = (file: Upload, headers = {}) => api.asAdmin(route, { file, headers });
const rows = () => api.db.$count(files);

beforeAll(async () => {
  const flags = { pinned: false, allowComment: false, secret: false };
  const body = { code: 'NOTICE' as const, subject: { ko: '공지' }, tags: [], status: 'DRAFT' as const, ...flags };
  board = (await api.asAdmin(contract.console.boards.create, { body })).body.board._id;
});

const attach = (file: Upload) => api.asAdmin(contract.console.boards.addFile, { params: { board }, file });

test('a picture is stored as WebP without metadata', async () => {
  const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'navy' } })
    .withExif({ IFD0: { Copyright: 'someone', Make: 'secret camera' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send({ name: '현장 사진.jpg', mime: 'image/jpeg', bytes });
  expect(status).toBe(201);
  expect(body.photo).toMatchObject({ name: '현장 사진.webp', mime: 'image/webp', width: 2560, height: 1280 });
  const { content, headers } = await api.send({ path: body.photo.url });
  expect(headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const stored = await sharp(content as Buffer).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 2560 });
  expect(stored.exif).toBeUndefined();
});

describe('refused, with nothing stored, is', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  test.each<[string, Upload, number, string]>([
    ['an SVG', { name: 'a.svg', mime: 'image/svg+xml', bytes: svg }, 415, 'file_type'],
    ['an SVG named png', { name: 'a.png', mime: 'image/png', bytes: svg }, 415, 'file_type'],
    ['HTML named png', { name: 'a.png', mime: 'image/png', bytes: html }, 415, 'file_type'],
    ['a page', { name: 'a.html', mime: 'text/html', bytes: html }, 415, 'file_type'],
    ['a file of no bytes', { name: 'a.png', mime: 'image/png', bytes: '' }, 422, 'invalid'],
    [
      'a broken picture',
      { name: 'a.png', mime: 'image/png', bytes: Buffer.from('89504e470d0a1a0a0000', 'hex') },
      415,
      'file_type',
    ],
  ])('%s', async (_, file, status, code) => {
    const before = await rows();
    const { error, status: answered } = await send(file);
    expect({ status: answered, code: error.code }).toEqual({ status, code });
    expect(await rows()).toBe(before);
  });

  test('a picture that is declared as something else', async () => {
    const { status } = await send({ ...(await createPicture()), mime: 'text/html' });
    expect(status).toBe(415);
  });

  test('a picture of more than 40 million pixels', async () => {
    const bytes = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const { status, error } = await send({ name: 'big.png', mime: 'image/png', bytes }, { 'accept-language': 'en' });
    expect(status).toBe(413);
    expect(error.message).toBe('The file is too large. The limit is 40 MP.');
  });

  test.each<[string, Upload]>([
    ['an executable with a second extension', { name: 'contract.pdf.exe', mime: 'application/pdf', bytes: '%PDF-1.7' }],
    ['a document whose type is declared wrongly', { name: 'contract.pdf', mime: 'image/png', bytes: '%PDF-1.7' }],
    ['HTML declared as plain text', { name: 'note.txt', mime: 'text/plain', bytes: html }],
  ])('%s', async (_, file) => expect((await attach(file)).status).toBe(415));

  test('51 MB', async () => {
    const before = await rows();
    const file = {
      name: 'big.pdf',
      mime: 'application/pdf',
      bytes: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(51 * 1024 * 1024)]),
    };
    const { status, error } = await attach(file);
    expect({ status, code: error.code }).toEqual({ status: 413, code: 'too_large' });
    expect(error.message).toContain('20 MB');
    expect(await rows()).toBe(before);
  });

  test('one byte more than the limit, which itself is allowed', async () => {
    const sized = (size: number) => ({
      name: 'a.pdf',
      mime: 'application/pdf',
      bytes: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(size - 8)]),
    });
    expect((await attach(sized(attachmentMaxBytes + 1))).status).toBe(413);
    expect((await attach(sized(attachmentMaxBytes))).status).toBe(201);
    expect((await send({ ...(await createPicture()), bytes: Buffer.alloc(pictureMaxBytes + 1) })).status).toBe(413);
  });

  test('a part under another name', async () => {
    const { status, error } = await api.call({ ...route, part: 'image' }, { as: 'admin', file: await createPicture() });
    expect({ status, errors: error.errors?.[0]?.field }).toEqual({ status: 422, errors: 'photo' });
  });

  test('a body that is not multipart', async () => {
    const authorization = `Bearer ${await api.getToken('admin')}`;
    const { status } = await api.send({
      method: 'POST',
      path: '/api/console/editor',
      headers: { authorization },
      payload: {},
    });
    expect(status).toBe(415);
  });

  test('an aborted upload', async () => {
    const before = await rows();
    const authorization = `Bearer ${await api.getToken('admin')}`;
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' };
    await new Promise<void>((resolve) => {
      const sending = request(`${api.address}/api/console/editor`, { method: 'POST', headers });
      sending.on('error', () => resolve());
      sending.write(
        '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n12345',
      );
      setTimeout(() => sending.destroy(), 100);
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await rows()).toBe(before);
  });
});

/** Begins to send a file of the largest size, and leaves it unfinished. */
const beginUpload = (path: string, headers: Record<string, string>) => {
  const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': introductionMaxBytes };
  const sending = request(api.address + buildUrl(path), { method: 'POST', headers: { ...type, ...headers } });
  sending.on('error', () => undefined);
  sending.write(
    '--x\r\ncontent-disposition: form-data; name="introduction"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7',
  );
  return sending;
};

test.each([
  ['upload-token', contract.users.introduction],
  ['form-proof', contract.forms.addFile],
])('a visitor whose %s is not valid is refused before the file is received', async (header, { path }) => {
  const sending = beginUpload(path, { [header]: 'x' });
  const status = await new Promise((resolve) => sending.on('response', (answer) => resolve(answer.statusCode)));
  sending.destroy();
  expect(status).toBe(404);
});

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\temp\\문서.pdf', '문서.pdf'],
    ['한글.pdf'.normalize('NFD'), '한글.pdf'],
    ['a\u0000\r\nb\u202Egnp.exe.png', 'abgnp.exe.png'],
  ])('%j is kept as %s', (input, stored) => expect(sanitiseFileName(input)).toBe(stored));

  test('of 300 letters is shortened before its extension', () => {
    const name = sanitiseFileName(`${'가'.repeat(300)}.pdf`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('가.pdf')).toBe(true);
  });

  test('is the same in a download', async () => {
    const { body } = await attach({
      name: '하자 목록 (최종).txt'.normalize('NFD'),
      mime: 'text/plain',
      bytes: '하자 1',
    });
    const { headers, content } = await api.send({ path: body.file.url });
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('하자 목록 ').normalize('NFC')}%28`,
    );
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((content as Buffer).toString()).toBe('하자 1');
  });
});
