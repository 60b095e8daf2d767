import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../site-name';

/** The picture is the banner `matching-intro`, so that it can be changed in the console. */
const loadPicture = ({ api }: LoadContext) =>
  api.banners.get({ params: { code: 'matching-intro' } }).then(
    ({ banner }) => {
      const first = banner.images[0];
      return first ? { url: first.image.url, alt: first.alt } : null;
    },
    () => null,
  );

export const loadIntroduction = async (context: LoadContext) => {
  const [siteName, picture] = await Promise.all([loadSiteName(context.api), loadPicture(context)]);
  return { siteName, picture };
};

export type IntroductionData = Awaited<ReturnType<typeof loadIntroduction>>;
