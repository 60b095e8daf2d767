import type { LoadContext } from 'shared/remotes';
import { pageOf } from '../magazine/load';

const noticesShown = 5;

export const loadGuide = async ({ api, query }: LoadContext) => {
  const [{ faqs }, notices, { setting }] = await Promise.all([
    api.faqs.list({ query: { limit: 100 } }),
    api.boards.list({ query: { code: 'NOTICE', page: pageOf(query), limit: noticesShown } }),
    api.setting.get(),
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
    tel: setting.company.tel,
    email: setting.company.email,
  };
};

export type GuideData = Awaited<ReturnType<typeof loadGuide>>;
