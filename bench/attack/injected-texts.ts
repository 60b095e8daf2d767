import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import excel from 'exceljs';
import type { Attack, Target } from './attack';

const marker = 'X-Injected';
const lines = `이름\r\n${marker}: 1`;
const formulas = ['=HYPERLINK("https://evil.example")', '+1+cmd', '-1+cmd', '@SUM(1)', '\t=1', '\r=1'];

/** Cells that a spreadsheet reads as a formula, at the latest when they are edited or exported again. */
const findFormulas = (cells: unknown[]) =>
  cells.filter((cell) => (typeof cell === 'string' ? /^[=+\-@\t\r](?!\d{8,15}$)/.test(cell) : isFormula(cell)));
const isFormula = (cell: unknown) => typeof cell === 'object' && cell !== null && 'formula' in cell;

const readCells = async (content: ArrayBuffer) => {
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(content);
  const cells: unknown[] = [];
  workbook.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell(({ value }) => void cells.push(value))));
  return cells;
};

/** Exports that contain names of people and what they wrote. */
const findExportedFormulas = async (target: Target) => {
  const { client, db, password, apis } = target;
  const accounts = await db.copyAccount('member', formulas.length);
  for (const [at, { id }] of accounts.entries())
    await db.query('update users set name = $2 where _id = $1', [id, formulas[at]]);
  const [fair] = await db.query<{ id: string }>(
    'select _fair as id from matchings group by _fair order by count(*) desc limit 1',
  );
  const matchings = await db.query<{ id: string }>('select _id as id from matchings where _fair = $1 limit $2', [
    fair?.id,
    formulas.length,
  ]);
  for (const [at, { id }] of matchings.entries())
    await db.query('update matchings set message = $2 where _id = $1', [id, formulas[at]]);
  const token = await client.getToken('admin', password);
  const through: string[] = [];
  for (const path of ['users/excel?reason=audit&full=true', `fairs/${fair?.id}/excel?reason=audit`]) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${apis[0]}/api/console/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    for (const cell of findFormulas(await readCells(await answer.arrayBuffer())))
      through.push(`${path.split('?')[0]} contains ${JSON.stringify(cell)}`);
  }
  return through;
};

/** Whether one of the headers, or of the lines of a calendar, is ours. */
const isInjected = (text: string) => new RegExp(`^${marker}:`, 'im').test(text);

/** A mail to an account whose name has a line break, which the contract refuses, so the database has it. */
const findMailHeaders = async ({ client, db, password, dataDir }: Target) => {
  const [account] = await db.copyAccount('member', 1);
  if (!account) throw new Error('No account');
  const { accessToken: token } = await client.signIn({ username: account.username, password });
  await db.query('update users set name = $2 where _id = $1', [account.id, lines]);
  const payload = { current: password, password: 'Brand-New-Word-1' };
  const { status, text } = await client.send({ method: 'PUT', path: '/api/v1/me/password', token, payload });
  if (status !== 204) throw new Error(`The password was not changed: ${text}`);
  for (let wait = 0; wait < 300; wait += 1) {
    const [mail] = await db.query<{ id: string; status: string }>(
      'select _id as id, status from outbox where $1 = any (recipients) order by _id desc limit 1',
      [account.email],
    );
    if (mail?.status === 'FAILED') return [];
    if (mail?.status === 'SENT') {
      const [headers = ''] = (await readFile(join(dataDir, 'mail', `${mail.id}.eml`), 'utf8')).split('\r\n\r\n');
      return isInjected(headers) ? ['a name adds a header to a mail'] : [];
    }
    await delay(100);
  }
  throw new Error('The mail was not sent.');
};

const findCalendarLines = async ({ client, db, password }: Target) => {
  const token = await client.getToken('seller', password);
  const [matching] = await db.query<{ id: string; fair: string }>(
    `select m._id as id, m._fair as fair from matchings m join users u on position(u._id in m::text) > 0
      where u.username = 'seller' and m.status = 'ACCEPTED' limit 1`,
  );
  if (!matching) throw new Error('The seller has no meeting.');
  await db.query(`update fairs set title = jsonb_build_object('ko', $2::text) where _id = $1`, [matching.fair, lines]);
  const { status, text } = await client.send({ path: `/api/v1/me/matchings/${matching.id}/calendar`, token });
  if (status !== 200) throw new Error(`The calendar answers ${status}: ${text}`);
  return isInjected(text) ? ['the title of a fair adds a line to a calendar'] : [];
};

/** Names with line breaks at the edge: each route that puts one into a header refuses it. */
const findAcceptedLines = async ({ client, password }: Target) => {
  const token = await client.getToken('admin', password);
  const attempts = [
    ['/api/console/email', { to: 'a@example.com', subject: lines, html: '<p>글</p>' }],
    ['/api/console/email', { to: `a@example.com\r\n${marker}: 1`, subject: 'a', html: '<p>글</p>' }],
    ['/api/v1/users/certify', { channel: 'EMAIL', target: `a@example.com\r\n${marker}: 1`, purpose: 'REGISTER' }],
  ] as const;
  const through: string[] = [];
  for (const [path, payload] of attempts)
    if ((await client.send({ method: 'POST', path, token, payload })).status < 400)
      through.push(`${path} accepts a line break`);
  return through;
};

export const injectedTexts: Attack = {
  name: 'injected-texts',
  control: async () =>
    findFormulas(['=1+1', { formula: '1+1' }, "'=1+1", '+821012345678', '글']).length === 2 &&
    isInjected(`To: a\r\n${marker}: 1`) &&
    !isInjected(`To: a ${marker}: 1`),
  run: async (target) => ({
    tries: 2 * formulas.length + 5,
    through: [
      ...(await findExportedFormulas(target)),
      ...(await findMailHeaders(target)),
      ...(await findCalendarLines(target)),
      ...(await findAcceptedLines(target)),
    ],
  }),
};
