import type { LoadContext } from 'shared/remotes';
import { toLawyerCard } from './lawyer-card';
import { matchesQuery, omitUnknown, parseLawyerQuery } from './lawyer-query';

export const loadLawyers = async ({ api, query: parameters }: LoadContext) => {
  const [{ lawyers }, { practices }, { setting }] = await Promise.all([
    api.lawyers.list(),
    api.practices.list(),
    api.setting.get(),
  ]);
  const practiced = practices.filter(({ code }) => lawyers.some((lawyer) => lawyer.practices.includes(code)));
  const offices = setting.offices.flatMap(({ title }, index) =>
    lawyers.some(({ office }) => office === index) ? [{ index: String(index), title }] : [],
  );
  const languages = [...new Set(lawyers.flatMap((lawyer) => lawyer.languages ?? []))];
  const query = omitUnknown(parseLawyerQuery(parameters), {
    practice: practiced.map(({ code }) => code),
    office: offices.map(({ index }) => index),
    speaks: languages,
  });
  return {
    query,
    lawyers: lawyers
      .filter((lawyer) => matchesQuery(lawyer, query))
      .map((lawyer) => ({
        ...toLawyerCard(lawyer),
        practices: practiced.filter(({ code }) => lawyer.practices.includes(code)).map(({ name }) => name),
        office: lawyer.office === null ? null : (setting.offices[lawyer.office]?.title ?? null),
      })),
    /** The options of the filters: those that at least one lawyer has. */
    practices: practiced.map(({ code, name }) => ({ code, name })),
    offices,
    languages,
  };
};

export type LawyersData = Awaited<ReturnType<typeof loadLawyers>>;
