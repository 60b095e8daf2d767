import type { FastifyReply } from 'fastify';
import { pickText } from 'shared/contract';
import { formatDateTime, formatPhone } from 'shared/format';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { sendWorkbook } from '../../platform/http/workbook';
import { listUsers, type UserQuery } from './list-users';
import { maskEmail, maskName, maskPhone } from './mask';
import type { User } from './table';

interface Export {
  query: Omit<UserQuery, 'page' | 'limit'> & { reason: string; full?: 'true' | 'false' | undefined };
  reply: FastifyReply;
  caller: Caller;
}

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

/** The columns by heading; addresses are masked unless `full`. */
const columns: Record<string, (user: User, full: boolean) => string> = {
  가입일: (user) => formatDateTime(user.createdAt),
  아이디: ({ username, email }, full) => (username.includes('@') && !full ? maskEmail(email) : username),
  이름: ({ name }, full) => (full ? name : maskName(name)),
  구분: ({ type }) => types[type],
  상태: ({ status }) => statuses[status],
  역할: (user) => user.roles.map((role) => roles[role]).join(', '),
  회사: ({ company }) => (company ? pickText(company.name, 'ko') : ''),
  사업자등록번호: ({ company }) => company?.businessNumber ?? '',
  이메일: ({ email }, full) => (full ? email : maskEmail(email)),
  전화: ({ phone }, full) => (full ? formatPhone(phone) : maskPhone(phone)),
  바이어: ({ buyer }) => (buyer ? applications[buyer.application.status] : ''),
  셀러: ({ seller }) => (seller ? applications[seller.application.status] : ''),
  '최근 로그인': ({ lastLoginAt }) => formatDateTime(lastLoginAt),
};
const toCells = (user: User, full: boolean) => Object.values(columns).map((toCell) => toCell(user, full));

/**
 * Exports the filtered list as a workbook. The export is audited with its reason before the first byte is sent. Rows are
 * read and written in batches to limit memory. All cells are text, so that no value is a formula.
 */
export const exportUsers = async (db: Database, { query: { reason, full, ...query }, reply, caller }: Export) => {
  const { total } = await listUsers(db, { ...query, page: 1, limit: 1 });
  const isFull = full === 'true';
  await writeAudit(db, caller, { action: 'EXPORT', resource: 'users', after: { rows: total, full: isFull }, reason });
  return sendWorkbook({ reply, name: 'users', useStyles: false, useSharedStrings: false }, async (workbook) => {
    const sheet = workbook.addWorksheet('회원');
    sheet.addRow(Object.keys(columns)).commit();
    for (let page = 1; ; page += 1) {
      const { users } = await listUsers(db, { ...query, page, limit: batch }, (user) => toCells(user, isFull));
      for (const cells of users) sheet.addRow(cells).commit();
      if (users.length < batch) break;
    }
    sheet.commit();
  });
};
