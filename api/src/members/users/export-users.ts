import type { FastifyReply } from 'fastify';
import { type Application, type Language, type LocalisedText, pickText } from 'shared/contract';
import { formatDateTime, formatPhone } from 'shared/format';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { escapeFormula, sendWorkbook } from '../../platform/http/workbook';
import { listUsers, type UserQuery } from './list-users';
import { maskEmail, maskName, maskPhone } from './mask';
import type { User } from './table';

interface Export {
  query: Omit<UserQuery, 'page' | 'limit'> & { reason: string; full?: 'true' | 'false' | undefined };
  reply: FastifyReply;
  language: Language;
  caller: Caller;
}

const batch = 500;

type Labels<K extends string> = Record<K, LocalisedText>;

/** Labels of the console's list. */
const types: Labels<User['type']> = {
  PERSON: { ko: '개인', en: 'Person', cn: '个人' },
  COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
};
const statuses: Labels<User['status']> = {
  PENDING: { ko: '확인 전', en: 'Unconfirmed', cn: '未验证' },
  ACTIVE: { ko: '이용 중', en: 'Active', cn: '使用中' },
  BLOCKED: { ko: '차단', en: 'Blocked', cn: '已封禁' },
  WITHDRAWN: { ko: '탈퇴', en: 'Withdrawn', cn: '已注销' },
};
const roles: Labels<User['roles'][number]> = {
  SELLER: { ko: '셀러', en: 'Seller', cn: '卖家' },
  BUYER: { ko: '바이어', en: 'Buyer', cn: '买家' },
  ADMIN: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  BIDDER: { ko: '응찰자', en: 'Bidder', cn: '竞买人' },
};
const applications: Labels<Application['status']> = {
  PENDING: { ko: '심사 중', en: 'Under review', cn: '审核中' },
  APPROVED: { ko: '승인', en: 'Approved', cn: '已批准' },
  REJECTED: { ko: '반려', en: 'Refused', cn: '已驳回' },
};

interface Column {
  heading: LocalisedText;
  /** Contact data is masked unless `full`. */
  toCell: (user: User, full: boolean, language: Language) => string;
}

const columns: Column[] = [
  { heading: { ko: '가입일', en: 'Joined', cn: '注册时间' }, toCell: (user) => formatDateTime(user.createdAt) },
  {
    heading: { ko: '아이디', en: 'Username', cn: '账号' },
    toCell: ({ username, email }, full) => (username.includes('@') && !full ? maskEmail(email) : username),
  },
  { heading: { ko: '이름', en: 'Name', cn: '姓名' }, toCell: ({ name }, full) => (full ? name : maskName(name)) },
  {
    heading: { ko: '구분', en: 'Kind', cn: '类型' },
    toCell: ({ type }, _, language) => pickText(types[type], language),
  },
  {
    heading: { ko: '상태', en: 'Status', cn: '状态' },
    toCell: ({ status }, _, language) => pickText(statuses[status], language),
  },
  {
    heading: { ko: '역할', en: 'Roles', cn: '角色' },
    toCell: (user, _, language) => user.roles.map((role) => pickText(roles[role], language)).join(', '),
  },
  {
    heading: { ko: '회사', en: 'Company', cn: '公司' },
    toCell: ({ company }, _, language) => (company ? pickText(company.name, language) : ''),
  },
  {
    heading: { ko: '사업자등록번호', en: 'Business number', cn: '营业执照号' },
    toCell: ({ company }) => company?.businessNumber ?? '',
  },
  {
    heading: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    toCell: ({ email }, full) => (full ? email : maskEmail(email)),
  },
  {
    heading: { ko: '전화', en: 'Phone', cn: '电话' },
    toCell: ({ phone }, full) => (full ? formatPhone(phone) : maskPhone(phone)),
  },
  {
    heading: { ko: '바이어', en: 'Buyer', cn: '买家' },
    toCell: ({ buyer }, _, language) => (buyer ? pickText(applications[buyer.application.status], language) : ''),
  },
  {
    heading: { ko: '셀러', en: 'Seller', cn: '卖家' },
    toCell: ({ seller }, _, language) => (seller ? pickText(applications[seller.application.status], language) : ''),
  },
  {
    heading: { ko: '최근 로그인', en: 'Last sign-in', cn: '最近登录' },
    toCell: ({ lastLoginAt }) => formatDateTime(lastLoginAt),
  },
];
const sheetName = { ko: '회원', en: 'Members', cn: '会员' };

/**
 * Exports the filtered list as a workbook in the reader’s language. The export is audited with its reason before the first
 * byte is sent. Rows are read and written in batches to limit memory. All cells are text, and none
 * becomes a formula when the workbook is edited or saved as CSV.
 */
export const exportUsers = async (
  db: Database,
  { query: { reason, full, ...query }, reply, language, caller }: Export,
) => {
  const { total } = await listUsers(db, { ...query, page: 1, limit: 1 });
  const isFull = full === 'true';
  await writeAudit(db, caller, { action: 'EXPORT', resource: 'users', after: { rows: total, full: isFull }, reason });
  return sendWorkbook({ reply, name: 'users', useStyles: false, useSharedStrings: false }, async (workbook) => {
    const sheet = workbook.addWorksheet(pickText(sheetName, language));
    sheet.addRow(columns.map(({ heading }) => pickText(heading, language))).commit();
    for (let page = 1; ; page += 1) {
      const { users } = await listUsers(db, { ...query, page, limit: batch }, (user) =>
        columns.map(({ toCell }) => escapeFormula(toCell(user, isFull, language))),
      );
      for (const cells of users) sheet.addRow(cells).commit();
      if (users.length < batch) break;
    }
    sheet.commit();
  });
};
