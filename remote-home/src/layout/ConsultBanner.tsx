import { ArrowRight } from 'lucide-react';
import { LinkButton } from 'shared/ui';
import styles from './ConsultBanner.module.css';
import { useT } from './i18n';

/** A band at the end of an article that leads to the consultation form; with its author, if that is a lawyer. */
export const ConsultBanner = ({ lawyer }: { lawyer?: string | undefined }) => {
  const t = useT();
  return (
    <aside className={styles.band} aria-labelledby="consult-call">
      <div className={styles.inner}>
        <h2 id="consult-call" className={styles.title}>
          {t('consult')}
        </h2>
        <p className={styles.lead}>{t('consultLead')}</p>
        <LinkButton variant="lit" to={lawyer ? `/consult?lawyer=${lawyer}` : '/consult'}>
          {t('consultGo')}
          <ArrowRight aria-hidden />
        </LinkButton>
      </div>
    </aside>
  );
};
