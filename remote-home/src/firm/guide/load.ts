import type { LoadContext } from 'shared/remotes';
import { loadConsult } from '../consult/load';
import { loadNotices } from '../notices/load';

const noticePageSize = 5;

export const loadGuide = async (context: LoadContext) => {
  const { api } = context;
  const [{ faqs }, notices, { setting }, consult] = await Promise.all([
    api.faqs.list({ query: { limit: 100 } }),
    loadNotices(context, noticePageSize),
    api.setting.get(),
    loadConsult(context),
  ]);
  return {
    faqs: faqs.map(({ _id, type, question, answer }) => ({ _id, type, question, answer })),
    notices,
    email: setting.company.email,
    consult,
  };
};

export type GuideData = Awaited<ReturnType<typeof loadGuide>>;
