import { ApiFailure } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { toLawyerCard } from '../lawyers/lawyer-card';
import { toDatedCard } from '../magazine/article-card';

const maxArticles = 3;

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
  const { boards } = await api.boards.list({
    query: { code: 'MAGAZINE', practice: practice.code, limit: maxArticles },
  });
  return {
    practice,
    siteName: setting.siteName,
    lawyers: lawyers.filter(({ practices: codes }) => codes.includes(practice.code)).map(toLawyerCard),
    boards: boards.map((board) => toDatedCard(board, lawyers, language)),
  };
};

export type PracticesData = Awaited<ReturnType<typeof loadPractices>>;
export type PracticeData = Awaited<ReturnType<typeof loadPractice>>;
