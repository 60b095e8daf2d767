import { inArray } from 'drizzle-orm';
import type { ConsolePaddle } from 'shared/contract';
import { users, withMaskedPhone } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { formatAlias } from './queries';
import type { PaddleRow } from './table';

const { _id, name, username, email, phone } = users;

/** Loads users as shown to administrators, with masked phone numbers; returns a lookup with a placeholder for missing users. */
export const loadBidders = async (db: Database, ids: string[]) => {
  const rows = await db
    .select({ _id, name, username, email, phone })
    .from(users)
    .where(inArray(users._id, [...new Set(ids)]));
  const byId = new Map(rows.map((row) => [row._id, withMaskedPhone(row)]));
  return (id: string) => byId.get(id) ?? { _id: id, name: '—', username: '—', email: '', phone: '' };
};

export const toConsolePaddles = async (db: Database, rows: PaddleRow[]): Promise<ConsolePaddle[]> => {
  const ids = rows.map(({ _user }) => _user);
  const getBidder = await loadBidders(db, ids);
  return rows.map((row) => ({ ...row, alias: formatAlias(row), bidder: getBidder(row._user) }));
};
