import type { FileRef } from 'shared/contract';
import { samplePicture } from 'shared/gallery';

export const picture: FileRef = {
  _id: 'picture-1',
  url: samplePicture,
  name: 'hanok-gate.webp',
  size: 184_320,
  mime: 'image/svg+xml',
  width: 320,
  height: 240,
};

export const documentFile: FileRef = {
  _id: 'file-1',
  url: '/',
  name: '임대차계약서_2026-03-02_서초구_반포대로_확정일자_포함_최종본.pdf',
  size: 2_411_724,
  mime: 'application/pdf',
  width: null,
  height: null,
};

const statuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
const names = ['김서윤', '이도현', 'Margaret Thistlewood-Featherstonehaugh', '王建国', '박하은', '최민준', '정유나'];

/** Requests for advice. */
export const consultations = names.map((name, index) => ({
  _id: `consultation-${index + 1}`,
  version: 3,
  receiptNo: `C-261125-${String(index + 1).padStart(4, '0')}`,
  code: index % 3 === 2 ? 'award-entry' : 'consult',
  status: statuses[index % statuses.length],
  name,
  phone: `010-****-56${70 + index}`,
  email: `client${index + 1}@example.com`,
  assignee: index % 2 ? 'staff-2' : 'staff-1',
  overdue: index === 0,
  createdAt: new Date(Date.UTC(2026, 10, 25, 1 - index)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 10, 25, 2)).toISOString(),
}));

/** A post with texts in two of three languages. */
export const post = {
  _id: 'post-1',
  version: 7,
  code: 'MAGAZINE',
  status: 'PUBLISHED',
  subject: { ko: '전세 보증금, 이렇게 돌려받으세요', en: 'How to get a deposit back', cn: null },
  slugs: { ko: '전세-보증금-이렇게-돌려받으세요' },
  summary: { ko: '계약이 끝나기 두 달 전부터 할 일을 순서대로 정리했습니다.', en: null, cn: null },
  content: {
    ko: '<h2>먼저 알립니다</h2><p>갱신하지 않겠다고 <strong>두 달 전</strong>까지 알리세요.</p><ul><li>문자</li><li>내용증명</li></ul>',
    en: null,
    cn: null,
  },
  tags: [
    { ko: '임대차', en: 'Leases', cn: '租赁' },
    { ko: '보증금', en: 'Deposits', cn: null },
  ],
  thumb: picture,
  pinned: true,
  views: 1284,
  publishAt: '2026-11-20T00:00:00.000Z',
  unpublishAt: '2026-12-31T15:00:00.000Z',
  createdAt: '2026-11-18T02:12:00.000Z',
  updatedAt: '2026-11-25T05:40:00.000Z',
};

export const order = {
  _id: 'order-1',
  version: 2,
  orderNo: 'O-261125-0042',
  status: 'PAID',
  amounts: { total: 1_320_000 },
  placedAt: '2026-11-25T03:05:00.000Z',
};

export const staff = [
  { _id: 'staff-1', name: '한지우', username: 'jiwoo.han' },
  { _id: 'staff-2', name: 'Daniel Seo', username: 'daniel.seo' },
];

export const member = { _id: 'member-1', name: '김서윤', username: 'seoyun.kim', phone: '010-****-5678' };
