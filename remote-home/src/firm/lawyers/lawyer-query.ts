/** The filters of the list of lawyers; an empty string where there is none. */
export interface LawyerQuery {
  q: string;
  /** The code of a practice. */
  practice: string;
  /** The index of an office in the setting, as digits. */
  office: string;
  /** A BCP 47 language. */
  speaks: string;
}

export const emptyQuery: LawyerQuery = { q: '', practice: '', office: '', speaks: '' };

const names = Object.keys(emptyQuery) as (keyof LawyerQuery)[];

export const parseLawyerQuery = (query: URLSearchParams): LawyerQuery => ({
  q: (query.get('q') ?? '').normalize('NFC').trim().slice(0, 60),
  practice: query.get('practice') ?? '',
  office: query.get('office') ?? '',
  speaks: query.get('speaks') ?? '',
});

/** Without the filters that no field of the page can show, such as a practice that is gone: what is shown is what is meant. */
export const omitUnknown = (query: LawyerQuery, known: Record<Exclude<keyof LawyerQuery, 'q'>, readonly string[]>) => {
  const pick = (name: keyof typeof known) => (known[name].includes(query[name]) ? query[name] : '');
  return { ...query, practice: pick('practice'), office: pick('office'), speaks: pick('speaks') };
};

export const buildLawyersPath = (query: LawyerQuery) => {
  const search = new URLSearchParams(names.flatMap((name) => (query[name] ? [[name, query[name]]] : []))).toString();
  return search ? `/lawyers?${search}` : '/lawyers';
};

export const isFiltered = (query: LawyerQuery) => names.some((name) => query[name] !== '');

interface FilteredLawyer {
  title: string;
  titleEn: string;
  titleCn?: string | null | undefined;
  practices: readonly string[];
  office: number | null;
  languages?: readonly string[] | null | undefined;
}

const compact = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

/** Whether a lawyer passes the filters; a name is found by any part of any form. */
export const matchesQuery = (lawyer: FilteredLawyer, { q, practice, office, speaks }: LawyerQuery) =>
  [lawyer.title, lawyer.titleEn, lawyer.titleCn ?? ''].some((name) => compact(name).includes(compact(q))) &&
  (practice === '' || lawyer.practices.includes(practice)) &&
  (office === '' || String(lawyer.office) === office) &&
  (speaks === '' || (lawyer.languages ?? []).includes(speaks));
