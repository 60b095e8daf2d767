import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { pick } from 'shared/contract';
import { formatDateTime, formatPhone } from 'shared/format';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { createWorkbook } from '../../platform/http/workbook';
import { listUsers, type UserQuery } from './list';
import { maskName, rowOf } from './show';
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

/** Codes as the console's list says them. */
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

const cellsOf = (user: User, full: boolean) => {
  const { email, phone, ...row } = rowOf(user);
  return [
    formatDateTime(user.createdAt),
    user.username.includes('@') && !full ? email : user.username,
    full ? user.name : maskName(user.name),
    types[user.type],
    statuses[user.status],
    user.roles.map((role) => roles[role]).join(', '),
    row.company ? pick(row.company.name, 'ko') : '',
    row.company?.businessNumber ?? '',
    full ? user.email : email,
    full ? formatPhone(user.phone) : phone,
    row.buyer ? applications[row.buyer] : '',
    row.seller ? applications[row.seller] : '',
    formatDateTime(user.lastLoginAt),
  ];
};

/** `users_20261121_101500.xlsx`, in the time of Seoul. */
const fileName = () => `users_${formatDateTime(Date.now()).replace(/[-:]/g, '').replace(' ', '_')}.xlsx`;

/** Reads and writes a few hundred at a time, so that a large list needs no memory of its own. Cells are text: no formula. */
const write = async (db: Database, query: Omit<UserQuery, 'page' | 'limit'>, full: boolean, stream: PassThrough) => {
  const book = await createWorkbook({ stream, useStyles: false, useSharedStrings: false });
  const sheet = book.addWorksheet('회원');
  sheet.addRow(columns).commit();
  for (let page = 1; ; page += 1) {
    const { users } = await listUsers(db, { ...query, page, limit: batch }, (user) => cellsOf(user, full));
    for (const cells of users) sheet.addRow(cells).commit();
    if (users.length < batch) break;
  }
  sheet.commit();
  await book.commit();
};

/** Exactly the filtered list. Who took it, how much of it and why is written down before the first byte leaves. */
export const excelOf = async (db: Database, { query: { reason, full, ...query }, reply, caller }: Export) => {
  const { total } = await listUsers(db, { ...query, page: 1, limit: 1 });
  const whole = full === 'true';
  await writeAudit(db, caller, { action: 'EXPORT', resource: 'users', after: { rows: total, full: whole }, reason });
  reply.headers({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${fileName()}"`,
  });
  const stream = new PassThrough();
  write(db, query, whole, stream).catch((cause: Error) => stream.destroy(cause));
  return stream;
};
