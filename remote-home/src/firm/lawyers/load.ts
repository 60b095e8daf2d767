import { ApiFailure } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import type { LoadContext } from 'shared/remotes';
import { toDatedCard } from '../magazine/article-card';

const maxArticles = 6;

type Office = CallResult<typeof contract.setting.get>['setting']['offices'][number];

const toOfficeLink = (office: Office | undefined) =>
  office ? { title: office.title, slug: office.slug ?? null, tel: office.tel, location: office.location } : null;

export const loadLawyer = async ({ api, params, language }: LoadContext) => {
  const [{ lawyers }, { practices }, { setting }] = await Promise.all([
    api.lawyers.list(),
    api.practices.list(),
    api.setting.get(),
  ]);
  const lawyer = lawyers.find(({ slug }) => slug === params.slug);
  if (!lawyer) throw new ApiFailure(404, 'not_found', `No lawyer ${params.slug}`);
  const { boards } = await api.boards.list({ query: { _lawyer: lawyer._id, limit: maxArticles } });
  return {
    lawyer,
    siteName: setting.siteName,
    office: toOfficeLink(lawyer.office === null ? undefined : setting.offices[lawyer.office]),
    practices: practices
      .filter(({ code }) => lawyer.practices.includes(code))
      .map(({ code, name, icon }) => ({ code, name, icon })),
    boards: boards.map((board) => toDatedCard(board, lawyers, language)),
  };
};

export type LawyerData = Awaited<ReturnType<typeof loadLawyer>>;
