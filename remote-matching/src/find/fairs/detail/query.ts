import type { CertificateType, MeetingMode } from 'shared/contract';
import { type City, cityCodes, type Trade, tradeCodes } from 'shared/people/names';
import { addressWith, oneOf, pageIn, wordsIn } from '../query';

export const tabs = ['products', 'sellers', 'buyers'] as const;
export type Tab = (typeof tabs)[number];

/** As in the contract; a public page does not load its schemas. */
export const certificateTypes = ['SeoulAward', 'SuperRookie', 'other'] as const satisfies CertificateType[];
export const meetingModes = ['ONLINE', 'OFFLINE'] as const satisfies MeetingMode[];

/** Null where any will do. */
export interface FairQuery {
  tab: Tab;
  q: string;
  category: Trade | null;
  city: City | null;
  district: string;
  /** Of sellers and products. */
  certificate: CertificateType | null;
  /** Of buyers. */
  mode: MeetingMode | null;
  bookmarked: boolean;
  page: number;
}

const longestDistrict = 40;

/** What the address asks for; whatever it cannot mean is left out. */
export const readQuery = (query: URLSearchParams): FairQuery => {
  const tab = oneOf(tabs, query.get('tab')) ?? 'products';
  const city = oneOf(cityCodes, query.get('city'));
  const ofCompanies = tab !== 'products';
  return {
    tab,
    q: wordsIn(query),
    category: oneOf(tradeCodes, query.get('category')),
    city: ofCompanies ? city : null,
    district: ofCompanies && city ? (query.get('district') ?? '').trim().slice(0, longestDistrict) : '',
    certificate: tab === 'buyers' ? null : oneOf(certificateTypes, query.get('certificate')),
    mode: tab === 'buyers' ? oneOf(meetingModes, query.get('mode')) : null,
    bookmarked: ofCompanies && query.get('bookmarked') === 'true',
    page: pageIn(query),
  };
};

export const addressOf = (id: string, { tab, ...query }: Partial<FairQuery>) =>
  addressWith(`/matching/fairs/${id}`, { ...(tab !== 'products' && { tab }), ...query });

/** Whether anything narrows the list down. */
export const isNarrow = ({ tab: _, page: __, ...query }: FairQuery) => Object.values(query).some(Boolean);
