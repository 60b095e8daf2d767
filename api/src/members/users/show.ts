import { and, eq, isNotNull } from 'drizzle-orm';
import type { User as Shown, UserRow } from 'shared/contract';
import { formatPhone } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { totps } from '../auth/table';
import { isEligible, type User } from './table';

export const hasTotp = async (tx: Database, user: string) =>
  (await tx.$count(totps, and(eq(totps._user, user), isNotNull(totps.enabledAt)))) > 0;

/** An account whole. What the contract does not name, such as the password, is left out by name. */
export const showUser = async (tx: Database, user: User): Promise<Shown> => {
  const {
    passwordHash: _secret,
    purgedAt: _purged,
    deletedAt: _deleted,
    businessNumber: _n,
    waiting: _w,
    ...shown
  } = user;
  const seller = shown.seller && { ...shown.seller, eligible: isEligible(shown.seller) };
  return { ...shown, seller, totp: await hasTotp(tx, user._id) };
};

/** 홍*동: who it is stays open. */
export const maskName = (name: string) => {
  const letters = Array.from(name);
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
};

/** 010-****-1234: enough to tell two people apart, too little to call. */
export const maskPhone = (phone: string) => {
  const shown = formatPhone(phone);
  const parts = shown.split('-');
  if (parts.length === 3) return [parts[0], '*'.repeat(parts[1]?.length ?? 0), parts[2]].join('-');
  return shown.length > 8 ? `${shown.slice(0, -8)}****${shown.slice(-4)}` : shown;
};

/** ki***@example.com */
export const maskEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, Math.min(2, Math.max(at - 1, 1)))}***${email.slice(at)}`;
};

export const maskAddress = (address: string) => (address.includes('@') ? maskEmail(address) : maskPhone(address));

export const rowOf = (user: User): UserRow => ({
  ...user,
  email: maskEmail(user.email),
  phone: maskPhone(user.phone),
  company: user.company && {
    name: user.company.name,
    businessNumber: user.company.businessNumber,
    category: user.company.category,
  },
  buyer: user.buyer?.application.status ?? null,
  seller: user.seller?.application.status ?? null,
});
