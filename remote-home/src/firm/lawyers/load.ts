import { ApiFailure } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import type { LoadContext } from 'shared/remotes';
import { toCaseCard } from '../cases/case-card';
import { toDatedCard } from '../magazine/dated-card';

const maxArticles = 6;
const maxCases = 4;

type Office = CallResult<typeof contract.setting.get>['setting']['offices'][number];

/** The part of an office that the page of a lawyer shows. */
const toLawyerOffice = ({ title, slug, tel, location, link, naverMap, kakaoMap }: Office) => ({
  ...{ title, tel, location, link, naverMap, kakaoMap },
  slug: slug ?? null,
});

export const loadLawyer = async ({ api, params, language }: LoadContext) => {
  const [{ lawyers }, { practices }, { setting }] = await Promise.all([
    api.lawyers.list(),
    api.practices.list(),
    api.setting.get(),
  ]);
  const lawyer = lawyers.find(({ slug }) => slug === params.slug);
  if (!lawyer) throw new ApiFailure(404, 'not_found', `No lawyer ${params.slug}`);
  const office = lawyer.office === null ? undefined : setting.offices[lawyer.office];
  const [{ boards }, { cases }] = await Promise.all([
    api.boards.list({ query: { _lawyer: lawyer._id, limit: maxArticles } }),
    api.cases.list({ query: { _lawyer: lawyer._id, limit: maxCases } }),
  ]);
  return {
    lawyer,
    siteName: setting.siteName,
    office: office ? toLawyerOffice(office) : null,
    practices: practices
      .filter(({ code }) => lawyer.practices.includes(code))
      .map(({ code, name, icon }) => ({ code, name, icon })),
    cases: cases.map((one) => toCaseCard(one, practices, language)),
    boards: boards.map((board) => toDatedCard(board, lawyers, language)),
  };
};

export type LawyerData = Awaited<ReturnType<typeof loadLawyer>>;
