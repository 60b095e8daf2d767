import { Link } from 'shared/router';
import { ExternalLink, getButtonClass, LinkButton } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import { Section } from '../../layout/Section';
import { TelLink } from '../../layout/TelLink';
import { CopyAddress } from './CopyAddress';
import styles from './Directions.module.css';
import { useT } from './i18n';
import type { HomeData } from './load';

export const Directions = ({ offices }: { offices: HomeData['setting']['offices'] }) => {
  const t = useT();
  return (
    <Section id="directions" title={t('directions')} lead={t('directionsLead')}>
      <ul className={styles.offices}>
        {offices.map(({ title, slug, location, tel, hours, served, image, link, naverMap, kakaoMap }, index) => {
          const maps = [
            { name: t('naver'), href: naverMap },
            { name: t('kakao'), href: kakaoMap },
            { name: t('map'), href: naverMap || kakaoMap ? null : link },
          ];
          return (
            <li key={title} className={styles.office}>
              <Picture
                url={image}
                alt=""
                shape="landscape"
                sizes="(min-width: 1200px) 270px, (min-width: 768px) 45vw, 100vw"
                className={styles.picture}
              />
              <div className={styles.text}>
                <h3 className={styles.title}>{slug ? <Link to={`/offices/${slug}`}>{title}</Link> : title}</h3>
                <address>
                  {location}
                  <TelLink className={styles.tel} tel={tel} />
                </address>
                {hours && <p className={styles.hours}>{hours}</p>}
                {served && <p className={styles.hours}>{served}</p>}
                <div className={styles.actions}>
                  {maps.map(
                    ({ name, href }) =>
                      href && (
                        <ExternalLink
                          key={name}
                          href={href}
                          className={getButtonClass({ variant: 'quiet', small: true }, styles.action)}
                        >
                          <span>{name}</span>
                        </ExternalLink>
                      ),
                  )}
                  <LinkButton variant="quiet" small className={styles.action} to={`/consult?office=${index}`}>
                    {t('consultHere')}
                  </LinkButton>
                  <CopyAddress address={location} office={title} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
