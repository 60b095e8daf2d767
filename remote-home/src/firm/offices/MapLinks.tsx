import { ExternalLink } from 'shared/ui';
import { useT } from './i18n';

interface MapLinksProps {
  office: { link: string; naverMap?: string | null | undefined; kakaoMap?: string | null | undefined };
  /** Of each link. */
  className: string;
}

/** Links to an office in the maps that are named for it, or else to the page that is. */
export const MapLinks = ({ office: { link, naverMap, kakaoMap }, className }: MapLinksProps) => {
  const t = useT();
  const maps = [
    { name: t('naver'), href: naverMap },
    { name: t('kakao'), href: kakaoMap },
    { name: t('openMap'), href: naverMap || kakaoMap ? null : link },
  ];
  return maps.map(
    ({ name, href }) =>
      href && (
        <ExternalLink key={name} href={href} className={className}>
          <span>{name}</span>
        </ExternalLink>
      ),
  );
};
