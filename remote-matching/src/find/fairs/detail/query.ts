import { type City, cityCodes, type Sector, sectorCodes } from 'shared/account-forms/business-sectors';
import type { CertificateType, MeetingMode } from 'shared/contract';
import { toFairPath } from 'shared/format';
import { buildPath, parseOption, readPageNumber, readSearchText } from '../../../layout/query-params';

export const tabs = ['products', 'sellers', 'buyers'] as const;
type Tab = (typeof tabs)[number];

/** As in the contract; a public page does not load the contract's schemas. */
export const certificateTypes = ['SeoulAward', 'SuperRookie', 'other'] as const satisfies CertificateType[];
export const meetingModes = ['ONLINE', 'OFFLINE'] as const satisfies MeetingMode[];

/** What the lists of a fair are filtered by; null means no filter. */
export interface FairQuery {
  tab: Tab;
  q: string;
  category: Sector | null;
  city: City | null;
  district: string;
  /** Filters sellers and products. */
  certificate: CertificateType | null;
  /** Filters buyers. */
  mode: MeetingMode | null;
  bookmarked: boolean;
  page: number;
}

const maxDistrictLength = 40;

/** Parameters of a fair's page; invalid ones and those of another tab are ignored. */
export const parseQuery = (query: URLSearchParams): FairQuery => {
  const tab = parseOption(tabs, query.get('tab')) ?? 'products';
  const city = parseOption(cityCodes, query.get('city'));
  const ofCompanies = tab !== 'products';
  return {
    tab,
    q: readSearchText(query),
    category: parseOption(sectorCodes, query.get('category')),
    city: ofCompanies ? city : null,
    district: ofCompanies && city ? (query.get('district') ?? '').trim().slice(0, maxDistrictLength) : '',
    certificate: tab === 'buyers' ? null : parseOption(certificateTypes, query.get('certificate')),
    mode: tab === 'buyers' ? parseOption(meetingModes, query.get('mode')) : null,
    bookmarked: ofCompanies && query.get('bookmarked') === 'true',
    page: readPageNumber(query),
  };
};

/** The path of a fair, by its slug or else its id, with a query. */
export const buildFairPath = (fair: Parameters<typeof toFairPath>[0], { tab, ...query }: Partial<FairQuery>) =>
  buildPath(toFairPath(fair), { ...(tab !== 'products' && { tab }), ...query });

/** Whether any filter is set. */
export const isFiltered = ({ tab: _, page: __, ...query }: FairQuery) => Object.values(query).some(Boolean);

/** The same search on another tab, with the filters that it has too. */
export const toTab = (query: FairQuery, tab: Tab) =>
  parseQuery(
    new URL(buildFairPath({ _id: '', slug: null }, { ...query, tab, page: 1 }), 'https://portico.example').searchParams,
  );
