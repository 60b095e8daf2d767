import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';
import { toCaseCard } from './case-card';

const pageSize = 12;
const relatedCases = 3;

export const loadCases = async ({ api, query, language }: LoadContext) => {
  const { practices } = await api.practices.list();
  const practice = practices.find(({ code }) => code === query.get('practice'))?.code ?? null;
  const { cases, ...page } = await api.cases.list({
    query: { page: readPageNumber(query), limit: pageSize, ...(practice && { practice }) },
  });
  return {
    ...page,
    cases: cases.map((one) => toCaseCard(one, practices, language)),
    practice,
    practices: practices.map(({ code, name }) => ({ code, name })),
  };
};

export const loadCase = async ({ api, params, language }: LoadContext) => {
  const [{ case: found }, { practices }, { lawyers }, { setting }] = await Promise.all([
    api.cases.get({ params: { slug: params.slug ?? '' } }),
    api.practices.list(),
    api.lawyers.list(),
    api.setting.get(),
  ]);
  const { slug, title, summary, content, outcome, year, contentLanguages } = found;
  const [practice] = found.practices;
  const related = practice ? await api.cases.list({ query: { practice, limit: relatedCases + 1 } }) : { cases: [] };
  const office = found.office === null ? undefined : setting.offices[found.office];
  return {
    ...{ slug, title, summary, content, outcome, year, contentLanguages },
    /** In the order of the case, whose first one is asked about in the form. */
    practices: found.practices.flatMap((code) =>
      practices.filter((one) => one.code === code).map(({ name }) => ({ code, name })),
    ),
    lawyers: lawyers
      .filter(({ _id }) => found._lawyers.includes(_id))
      .map((lawyer) => ({
        slug: lawyer.slug,
        name: lawyer.name,
        position: lawyer.position,
      })),
    office: office ? { title: office.title, slug: office.slug ?? null } : null,
    related: related.cases
      .filter((other) => other.slug !== slug)
      .slice(0, relatedCases)
      .map((other) => toCaseCard(other, practices, language)),
  };
};

export type CasesData = Awaited<ReturnType<typeof loadCases>>;
export type CaseData = Awaited<ReturnType<typeof loadCase>>;
