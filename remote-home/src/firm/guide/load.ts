import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';
import { loadConsult } from '../consult/load';

const noticePageSize = 5;

export const loadGuide = async (context: LoadContext) => {
  const { api, query } = context;
  const [{ faqs }, notices, { setting }, consult] = await Promise.all([
    api.faqs.list({ query: { limit: 100 } }),
    api.boards.list({ query: { code: 'NOTICE', page: readPageNumber(query), limit: noticePageSize } }),
    api.setting.get(),
    loadConsult(context),
  ]);
  return {
    faqs: faqs.map(({ _id, type, question, answer }) => ({ _id, type, question, answer })),
    notices: {
      ...notices,
      boards: notices.boards.map(({ _id, subject, pinned, publishAt }) => ({
        _id,
        subject,
        pinned,
        publishAt: publishAt ?? null,
      })),
    },
    email: setting.company.email,
    consult,
  };
};

export type GuideData = Awaited<ReturnType<typeof loadGuide>>;
