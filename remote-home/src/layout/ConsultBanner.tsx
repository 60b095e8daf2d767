import { ArrowRight } from 'lucide-react';
import { LinkButton } from 'shared/ui';
import styles from './ConsultBanner.module.css';
import { useT } from './i18n';

interface ConsultBannerProps {
  /** The slug of the lawyer to ask for. */
  lawyer?: string | undefined;
  /** The code of a practice; the form takes the lawyer's first one without it. */
  practice?: string | undefined;
}

/** A band at the end of an article or a case that leads to the consultation form, with what was read about. */
export const ConsultBanner = ({ lawyer, practice }: ConsultBannerProps) => {
  const t = useT();
  const query = new URLSearchParams({ ...(lawyer && { lawyer }), ...(practice && { practice }) }).toString();
  return (
    <aside className={styles.band} aria-labelledby="consult-call">
      <div className={styles.inner}>
        <h2 id="consult-call" className={styles.title}>
          {t('consult')}
        </h2>
        <p className={styles.lead}>{t('consultLead')}</p>
        <LinkButton variant="lit" to={query ? `/consult?${query}` : '/consult'}>
          {t('consultGo')}
          <ArrowRight aria-hidden />
        </LinkButton>
      </div>
    </aside>
  );
};
