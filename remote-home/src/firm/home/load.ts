import type { LoadContext } from 'shared/remotes';

/** Articles in the slider; the rest stands in the magazine itself. */
const articleCount = 12;

/** Only what the page shows: the data travels once more with the page, for hydration. */
export const loadHome = async ({ api }: LoadContext) => {
  const [{ setting }, { lawyers }, boards] = await Promise.all([
    api.setting.get(),
    api.lawyers.list(),
    // The page stands without its magazine; null is a list that could not be had.
    api.boards.list({ query: { code: 'MAGAZINE', limit: articleCount } }).then(
      ({ boards }) => boards,
      () => null,
    ),
  ]);
  const { siteName, company, hero, gateways, offices, phones, chatUrl, seo, socials } = setting;
  return {
    setting: { siteName, company, hero, gateways, offices, phones, chatUrl, seo, socials },
    lawyers: lawyers.map(({ _id, title, titleEn, ceo, position, slug, image }) => ({
      _id,
      title,
      titleEn,
      ceo,
      position,
      slug,
      image: image?.url ?? null,
    })),
    boards:
      boards?.map(({ _id, url, thumb, subject, summary }) => ({
        _id,
        url,
        thumb: thumb?.url ?? null,
        subject,
        summary,
      })) ?? null,
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
