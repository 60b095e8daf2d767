import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../layout/load-site-name';

/** The image of the banner `matching-intro`, which administrators change in the console; null where there is none. */
const loadPicture = ({ api }: LoadContext) =>
  api.banners.get({ params: { code: 'matching-intro' } }).then(
    ({ banner }) => {
      const first = banner.images[0];
      return first ? { url: first.image.url, alt: first.alt } : null;
    },
    () => null,
  );

/** An empty list where the API fails: the page does not depend on it. */
const loadFairs = ({ api }: LoadContext) =>
  api.fairs.list({ query: { limit: 3 } }).then(
    ({ fairs }) => fairs,
    () => [],
  );

export const loadIntroduction = async (context: LoadContext) => {
  const [siteName, picture, fairs] = await Promise.all([
    loadSiteName(context.api),
    loadPicture(context),
    loadFairs(context),
  ]);
  return { siteName, picture, fairs };
};

export type IntroductionData = Awaited<ReturnType<typeof loadIntroduction>>;
