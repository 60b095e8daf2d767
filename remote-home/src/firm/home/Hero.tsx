import { ArrowRight, Phone } from 'lucide-react';
import { formatPhone } from 'shared/format';
import { buildSrcSet, getButtonClass, LinkButton } from 'shared/ui';
import { TelLink } from '../../layout/TelLink';
import styles from './Hero.module.css';
import { useT } from './i18n';
import type { HomeData } from './load';

interface HeroProps {
  hero: HomeData['setting']['hero'];
  siteName: string;
  tel: string;
}

/** In portrait format the mobile image is above the text instead of behind it. */
const portraitQuery = '(max-aspect-ratio: 1/1)';

export const Hero = ({ hero, siteName, tel }: HeroProps) => {
  const t = useT();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {hero.image && (
        <picture>
          {hero.imageMobile && (
            <source
              media={portraitQuery}
              srcSet={buildSrcSet(hero.imageMobile) ?? hero.imageMobile}
              sizes="100vw"
              width={900}
              height={1200}
            />
          )}
          <img
            className={styles.picture}
            src={hero.image}
            srcSet={buildSrcSet(hero.image)}
            sizes="100vw"
            width={1920}
            height={1080}
            alt=""
            fetchPriority="high"
          />
        </picture>
      )}
      <div className={styles.text}>
        <p className={styles.name}>{siteName}</p>
        <h1 id="hero-title" className={styles.tagline}>
          {hero.tagline}
        </h1>
        {hero.lead && <p className={styles.lead}>{hero.lead}</p>}
        <div className={styles.actions}>
          <LinkButton variant="lit" to="/consult">
            {t('consult')}
            <ArrowRight aria-hidden />
          </LinkButton>
          <TelLink className={getButtonClass({ variant: 'quiet' }, styles.tel)} tel={tel}>
            <Phone aria-hidden />
            {t('call')} <span>{formatPhone(tel)}</span>
          </TelLink>
        </div>
      </div>
    </section>
  );
};
