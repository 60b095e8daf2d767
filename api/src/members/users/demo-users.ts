import type { Application, Buyer, Company, Seller } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { hashPassword } from '../auth/passwords';
import { type User, users } from './table';

type DemoProfile = Pick<User, 'username' | 'type' | 'roles' | 'name' | 'nameEn' | 'phone'> &
  Partial<Pick<User, 'company' | 'buyer' | 'seller'>>;

export const createApprovedApplication = (at: string): Application => ({
  status: 'APPROVED',
  appliedAt: at,
  decidedAt: at,
  decidedBy: null,
  reason: null,
  history: [{ status: 'APPROVED', at, by: null, reason: null }],
});

const hanbit: Company = {
  name: { ko: '한빛상사', en: 'Hanbit Trading', cn: '韩光商社' },
  ceoName: '한지우',
  businessNumber: '2018112340',
  category: 'living',
  address: { zip: '04524', address1: '서울특별시 중구 빛나루로 110', sido: '서울특별시', sigungu: '중구' },
  tel: '0220000002',
  foundedYear: 2011,
  employees: 24,
  introduction: {
    ko: '물 없이 닦아 쓰는 주방용품을 만듭니다. 2025년 서울어워드에 선정되었습니다.',
    en: 'We make kitchenware that is cleaned without water. Chosen for the Seoul Award in 2025.',
    cn: '生产免水清洁厨房用品，2025年入选首尔大奖。',
  },
};

const ocean: Company = {
  name: { ko: '오션바이어', en: 'Ocean Buyer', cn: '海洋采购' },
  ceoName: '오세린',
  businessNumber: '6058154329',
  category: 'service',
  address: { zip: '48060', address1: '부산광역시 해운대구 파도로 35', sido: '부산광역시', sigungu: '해운대구' },
  tel: '0510000003',
  foundedYear: 2008,
  employees: 60,
  introduction: {
    ko: '부산과 일본 규슈의 편집매장 스무 곳에 생활용품을 공급합니다.',
    en: 'We supply household goods to twenty select shops in Busan and Kyushu.',
    cn: '向釜山与日本九州的二十家精选店供应生活用品。',
  },
};

const createSeller = (at: string): Seller => ({
  certificates: [{ type: 'SeoulAward', name: '물 없는 설거지 키트', year: 2025, verifiedAt: at, verifiedBy: null }],
  application: createApprovedApplication(at),
  accountSentAt: at,
});

const createBuyer = (at: string): Buyer => ({
  types: ['ONLINE', 'OFFLINE'],
  activityAreas: [{ city: 'busan', district: '해운대구' }, { city: 'abroad' }],
  interests: ['living', 'beauty', 'food'],
  budget: { from: 100_000_000, to: 500_000_000 },
  channels: '편집매장 20곳, 온라인몰',
  application: createApprovedApplication(at),
});

const createDemoProfiles = (at: string): DemoProfile[] => [
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
    company: hanbit,
    seller: createSeller(at),
  },
  {
    username: 'buyer',
    type: 'COMPANY',
    roles: ['BUYER'],
    name: '오션바이어',
    nameEn: 'Ocean Buyer',
    phone: '01000000003',
    company: ocean,
    buyer: createBuyer(at),
  },
  { username: 'member', type: 'PERSON', roles: [], name: '김회원', nameEn: 'Kim Member', phone: '01000000004' },
];

/** In the order in which they are named to people. */
export const demoUsernames = ['admin', 'seller', 'buyer', 'member'];

/** Creates the demo accounts, or the administrator's alone, all with the same password. Existing ones stay. */
export const createDemoUsers = async (db: Database, password: string, { administratorOnly = false } = {}) => {
  const passwordHash = await hashPassword(password);
  const at = now();
  const profiles = createDemoProfiles(at).filter(({ roles }) => !administratorOnly || roles.includes('ADMIN'));
  const rows = profiles.map((demo) => ({
    ...demo,
    passwordHash,
    email: `${demo.username}@example.com`,
    emailVerifiedAt: at,
    phoneVerifiedAt: at,
    notifications: ['EMAIL' as const, 'SMS' as const],
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
};
