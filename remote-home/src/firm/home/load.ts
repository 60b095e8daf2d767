import type { LoadContext } from 'shared/remotes';
import { getOtherName } from '../lawyers/get-other-name';
import { toLawyerCard } from '../lawyers/lawyer-card';
import { toArticleCard } from '../magazine/article-card';

/** Articles in the slider. */
const maxArticles = 12;

/** Only what the page shows: the data is sent twice, in the HTML and for hydration. */
export const loadHome = async ({ api, language }: LoadContext) => {
  const [{ setting }, { lawyers }, boards] = await Promise.all([
    api.setting.get(),
    api.lawyers.list(),
    // The page is shown with an error in place of the articles (null) where they cannot be loaded.
    api.boards.list({ query: { code: 'MAGAZINE', limit: maxArticles } }).then(
      ({ boards }) => boards,
      () => null,
    ),
  ]);
  const { siteName, company, hero, gateways, offices, phones, seo, socials } = setting;
  return {
    setting: {
      ...{ siteName, company, hero, gateways, phones, seo, socials },
      offices: offices.map(({ access: _, parking: __, regions: ___, contentLanguages: ____, ...office }) => office),
    },
    lawyers: lawyers.map((lawyer) => ({
      ...toLawyerCard(lawyer),
      otherName: getOtherName(lawyer, language),
      ceo: lawyer.ceo,
    })),
    boards: boards?.map((board) => toArticleCard(board, language)) ?? null,
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
