import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { pickText } from 'shared/contract';
import { formatDateTime, formatPhone } from 'shared/format';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { createWorkbook } from '../../platform/http/workbook';
import { listUsers, type UserQuery } from './list-users';
import { maskName } from './mask';
import { toUserRow } from './serialise';
import type { User } from './table';

interface Export {
  query: Omit<UserQuery, 'page' | 'limit'> & { reason: string; full?: 'true' | 'false' | undefined };
  reply: FastifyReply;
  caller: Caller;
}

const columns = [
  '가입일',
  '아이디',
  '이름',
  '구분',
  '상태',
  '역할',
  '회사',
  '사업자등록번호',
  '이메일',
  '전화',
  '바이어',
  '셀러',
  '최근 로그인',
];
const batch = 500;

/** Labels of the console's list. */
const types = { PERSON: '개인', COMPANY: '기업' } satisfies Record<User['type'], string>;
const statuses = { PENDING: '확인 전', ACTIVE: '이용 중', BLOCKED: '차단', WITHDRAWN: '탈퇴' } satisfies Record<
  User['status'],
  string
>;
const roles = { SELLER: '셀러', BUYER: '바이어', ADMIN: '관리자', BIDDER: '응찰자' } satisfies Record<
  User['roles'][number],
  string
>;
const applications = { PENDING: '심사 중', APPROVED: '승인', REJECTED: '반려' };

const toCells = (user: User, full: boolean) => {
  const { email, phone, ...row } = toUserRow(user);
  return [
    formatDateTime(user.createdAt),
    user.username.includes('@') && !full ? email : user.username,
    full ? user.name : maskName(user.name),
    types[user.type],
    statuses[user.status],
    user.roles.map((role) => roles[role]).join(', '),
    row.company ? pickText(row.company.name, 'ko') : '',
    row.company?.businessNumber ?? '',
    full ? user.email : email,
    full ? formatPhone(user.phone) : phone,
    row.buyer ? applications[row.buyer] : '',
    row.seller ? applications[row.seller] : '',
    formatDateTime(user.lastLoginAt),
  ];
};

/** `users_20261121_101500.xlsx`, in Seoul time. */
const buildFileName = () => `users_${formatDateTime(Date.now()).replace(/[-:]/g, '').replace(' ', '_')}.xlsx`;

/** Reads and writes in batches to limit memory. All cells are text, so that no value is a formula. */
const writeWorkbook = async (
  db: Database,
  query: Omit<UserQuery, 'page' | 'limit'>,
  full: boolean,
  stream: PassThrough,
) => {
  const book = await createWorkbook({ stream, useStyles: false, useSharedStrings: false });
  const sheet = book.addWorksheet('회원');
  sheet.addRow(columns).commit();
  for (let page = 1; ; page += 1) {
    const { users } = await listUsers(db, { ...query, page, limit: batch }, (user) => toCells(user, full));
    for (const cells of users) sheet.addRow(cells).commit();
    if (users.length < batch) break;
  }
  sheet.commit();
  await book.commit();
};

/** Exports the filtered list as a workbook stream. The export is audited with its reason before the first byte is sent. */
export const exportUsers = async (db: Database, { query: { reason, full, ...query }, reply, caller }: Export) => {
  const { total } = await listUsers(db, { ...query, page: 1, limit: 1 });
  const isFull = full === 'true';
  await writeAudit(db, caller, { action: 'EXPORT', resource: 'users', after: { rows: total, full: isFull }, reason });
  reply.headers({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${buildFileName()}"`,
  });
  const stream = new PassThrough();
  writeWorkbook(db, query, isFull, stream).catch((cause: Error) => stream.destroy(cause));
  return stream;
};
