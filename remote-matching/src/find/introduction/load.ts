import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../site-name';

/** The picture is the banner `matching-intro`, so that it can be changed in the console. */
const loadPicture = ({ api }: LoadContext) =>
  api.banners.get({ params: { code: 'matching-intro' } }).then(
    ({ banner }) => {
      const first = banner.images[0];
      return first ? { url: first.image.url, alt: first.alt } : null;
    },
    () => null,
  );

/** The introduction stands without them. */
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
