import { hashPassword } from '../auth/passwords';
import type { Database } from '../database/connect';
import { type User, users } from './table';

type Demo = Pick<User, 'username' | 'type' | 'roles' | 'name' | 'nameEn' | 'phone'>;

const demos: Demo[] = [
  {
    username: 'admin',
    type: 'PERSON',
    roles: ['ADMIN'],
    name: '관리자',
    nameEn: 'Administrator',
    phone: '01000000001',
  },
  {
    username: 'seller',
    type: 'COMPANY',
    roles: ['SELLER'],
    name: '한빛상사',
    nameEn: 'Hanbit Trading',
    phone: '01000000002',
  },
  {
    username: 'buyer',
    type: 'COMPANY',
    roles: ['BUYER'],
    name: '오션바이어',
    nameEn: 'Ocean Buyer',
    phone: '01000000003',
  },
  { username: 'member', type: 'PERSON', roles: [], name: '김회원', nameEn: 'Kim Member', phone: '01000000004' },
];

/** The demo accounts, all with one password. Those that exist stay as they are. */
export const createDemoUsers = async (db: Database, password: string) => {
  const passwordHash = await hashPassword(password);
  const rows = demos.map((demo) => ({ ...demo, passwordHash, email: `${demo.username}@example.com` }));
  await db.insert(users).values(rows).onConflictDoNothing();
};
