import { expect, test } from '@jest/globals';
import ExcelJS from 'exceljs';
import { contract } from 'shared/contract';
import { escapeFormula } from '../../platform/http/workbook';
import { setUp } from '../../platform/testing';
import { at, startFair } from '../matchings/testing';
import { formatDay, toInstant } from './grid';

const api = await setUp(startFair());

const midnight = (day: string) => new Date(toInstant(day, 0, 'Asia/Seoul')).toISOString();

const readWorkbook = async (id: string, language: string) => {
  const { content, headers } = await api.send({
    path: `/api/console/fairs/${id}/excel?reason=meeting`,
    headers: { authorization: `Bearer ${await api.getToken('admin')}`, 'accept-language': language },
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(content as never);
  return { workbook, headers };
};

/** Values of a column by its heading. */
const readColumn = (workbook: ExcelJS.Workbook, name: string, heading: string) => {
  const sheet = workbook.getWorksheet(name);
  const headings = sheet?.getRow(1).values;
  const column = Array.isArray(headings) ? headings.indexOf(heading) : -1;
  return Array.from({ length: (sheet?.rowCount ?? 1) - 1 }, (_, row) => sheet?.getRow(row + 2).getCell(column).value);
};

test('the workbook contains every sheet and matching in the reader’s language, and no formula', async () => {
  await api.createMeeting(api.seller, api.buyer, api.slot(4), {
    message: '=HYPERLINK("https://evil.example")',
  });
  const { workbook, headers } = await readWorkbook(api.fair._id, 'ko');
  expect(String(headers['content-disposition'])).toMatch(/fair_\d{8}_\d{6}\.xlsx/);
  const names = ['요약', '판매기업', '바이어', '상담', '테이블 배치', '판매기업별', '바이어별'];
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(names);
  expect(workbook.getWorksheet('상담')?.rowCount).toBe(2);
  expect(readColumn(workbook, '상담', '요청 메시지')).toEqual([`'=HYPERLINK("https://evil.example")`]);
  expect(readColumn(workbook, '상담', '상태')).toEqual(['확정']);
  expect(readColumn(workbook, '상담', '방식')).toEqual(['오프라인']);
  expect(readColumn(workbook, '상담', '신청 일시')).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)]);
  expect(workbook.getWorksheet('판매기업')?.getRow(2).getCell(5).value).toMatch(/서울어워드|슈퍼루키/);
  expect(workbook.getWorksheet('판매기업')?.getRow(2).getCell(8).value).toContain('*');

  const english = (await readWorkbook(api.fair._id, 'en')).workbook;
  expect(english.worksheets.map(({ name }) => name).slice(0, 4)).toEqual(['Summary', 'Sellers', 'Buyers', 'Meetings']);
  expect(readColumn(english, 'Meetings', 'Status')).toEqual(['Agreed']);
  expect(escapeFormula('+821012345678')).toBe('+821012345678');
});

test('the workbook shows who meets online and which times a request asks for', async () => {
  const of = await api.makeFair();
  const { seller, buyer } = await api.newPair(of);
  const [first, second, third] = api.gridStarts(of) as [string, string, string];
  const others = [await api.newPair(of), await api.newPair(of)];
  for (const pair of others) await api.createMeeting(pair.seller, pair.buyer, first, { _fair: of._id, mode: 'ONLINE' });
  const asked = await api.createRequest(seller, buyer, [first, second], { _fair: of._id });
  await api.pool.query(
    `update matchings set slots = jsonb_set(slots, '{0,struckAt}', to_jsonb($2::text)) where _id = $1`,
    [asked._id, at(0)],
  );
  await api.act(buyer, asked._id, { action: 'PROPOSE', slots: [third] });
  const names = ({ seller: s, buyer: b }: (typeof others)[number]) => `${s.company?.name.en} × ${b.company?.name.en}`;
  const format = (start: string) => {
    const day = formatDay(start, of.timezone);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: of.timezone, hour: '2-digit', minute: '2-digit' });
    return `${day} ${clock.format(Date.parse(start))}–${clock.format(Date.parse(start) + 30 * 60_000)}`;
  };

  const english = (await readWorkbook(of._id, 'en')).workbook;
  const online = readColumn(english, 'Tables', 'Online');
  expect(String(online[0]).split(', ').sort()).toEqual(others.map(names).sort());
  expect(online[1]).toBeNull();
  expect(readColumn(english, 'Meetings', 'Times asked for')).toContain(`${format(first)} (gone), ${format(second)}`);
  expect(readColumn(english, 'Meetings', 'Times proposed')).toContain(`${buyer.company?.name.en}: ${format(third)}`);
  const chinese = (await readWorkbook(of._id, 'cn')).workbook;
  expect(readColumn(chinese, '桌位安排', '线上')[0]).toContain(' × ');
  expect(readColumn(chinese, '洽谈', '希望时间').join()).toContain('（不可选）');
});

test('the workbook is given for a reason only, masked or not', async () => {
  const take = async (query: object) => {
    const { status, error } = await api.call(contract.console.fairs.excel, {
      as: 'admin',
      params: { id: api.fair._id },
      query: query as never,
    });
    return [status, error?.errors?.[0]?.field];
  };
  expect(await take({})).toEqual([400, 'reason']);
  expect(await take({ full: 'true' })).toEqual([400, 'reason']);
  expect((await take({ full: 'true', reason: '현장 연락' }))[0]).toBe(200);
});

test('the workbook names the last day of a fair that ends at midnight, and amounts are numbers', async () => {
  const [begin, last, end] = [11, 12, 13].map((days) => at(days).slice(0, 10)) as [string, string, string];
  const of = await api.makeFair({ startAt: midnight(begin), endAt: midnight(end) });
  const { seller, buyer } = await api.newPair(of);
  const { _id } = await api.createMeeting(seller, buyer, api.gridStarts(of)[0] as string, { _fair: of._id });
  const log = { by: buyer._id, score: 5, amount: 12_000, currency: 'USD', contract: 'NONE', followUp: null };
  await api.pool.query('update matchings set logs = $2 where _id = $1', [
    _id,
    JSON.stringify([{ ...log, note: '견적 요청', at: at(0) }]),
  ]);
  const { workbook } = await readWorkbook(of._id, 'en');
  expect(workbook.getWorksheet('Summary')?.getRow(2).getCell(2).value).toBe(`${begin} – ${last} (Asia/Seoul)`);
  expect(readColumn(workbook, 'Meetings', 'Amount expected by the buyer')).toEqual([12_000]);
  expect(readColumn(workbook, 'Meetings', 'Currency of the buyer')).toEqual(['USD']);
  expect(readColumn(workbook, 'Meetings', 'Amount expected by the seller')).toEqual([null]);
});
