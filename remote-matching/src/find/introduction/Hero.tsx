import { ArrowDown } from 'lucide-react';
import { buildSrcSet, classNames, LinkButton } from 'shared/ui';
import styles from './Hero.module.css';
import { introductionI18n } from './i18n';
import type { IntroductionData } from './load';

export const Hero = ({ picture }: Pick<IntroductionData, 'picture'>) => {
  const t = introductionI18n.useT();
  return (
    <section className={classNames(styles.hero, picture && styles.pictured)} aria-labelledby="matching-title">
      <div className={styles.text}>
        <p className={styles.programmes}>{t('programmes')}</p>
        <h1 id="matching-title" className={styles.title}>
          {t('title')}
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <LinkButton variant="primary" to="/matching#steps">
            {t('seeSteps')}
            <ArrowDown aria-hidden />
          </LinkButton>
          <LinkButton to="/matching/faqs">{t('seeFaqs')}</LinkButton>
        </div>
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          srcSet={buildSrcSet(picture.url)}
          sizes="(min-width: 1200px) 620px, (min-width: 1024px) 50vw, 100vw"
          width={1600}
          height={900}
          alt={picture.alt}
          fetchPriority="high"
        />
      )}
    </section>
  );
};
