import { ApiFailure } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { toCaseCard } from '../cases/case-card';
import { toLawyerCard } from '../lawyers/lawyer-card';
import { toDatedCard } from '../magazine/dated-card';

const maxArticles = 3;
const maxCases = 3;

export const loadPractices = async ({ api }: LoadContext) => {
  const { practices } = await api.practices.list();
  return practices.map(({ code, name, summary, icon }) => ({ code, name, summary, icon: icon ?? null }));
};

export const loadPractice = async ({ api, params, language }: LoadContext) => {
  const [{ practices }, { lawyers }, { setting }] = await Promise.all([
    api.practices.list(),
    api.lawyers.list(),
    api.setting.get(),
  ]);
  const practice = practices.find(({ code }) => code === params.code);
  if (!practice) throw new ApiFailure(404, 'not_found', `No practice ${params.code}`);
  const [{ boards }, { cases }] = await Promise.all([
    api.boards.list({ query: { code: 'MAGAZINE', practice: practice.code, limit: maxArticles } }),
    api.cases.list({ query: { practice: practice.code, limit: maxCases } }),
  ]);
  return {
    practice,
    siteName: setting.siteName,
    lawyers: lawyers.filter(({ practices: codes }) => codes.includes(practice.code)).map(toLawyerCard),
    cases: cases.map((one) => toCaseCard(one, practices, language)),
    boards: boards.map((board) => toDatedCard(board, lawyers, language)),
  };
};

export type PracticesData = Awaited<ReturnType<typeof loadPractices>>;
export type PracticeData = Awaited<ReturnType<typeof loadPractice>>;
