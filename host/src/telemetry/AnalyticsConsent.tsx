import { Link } from 'shared/router';
import type { AnalyticsAnswer } from './analytics-consent';
import { useT } from './i18n';
import styles from './notices.module.css';

/** Asks whether views may be counted by Google; both answers are as easy to give. */
export const AnalyticsConsent = ({ onReply }: { onReply: (answer: AnalyticsAnswer) => void }) => {
  const t = useT();
  return (
    <section className={styles.notice} aria-label={t('privacy')}>
      <p>{t('analytics')}</p>
      <div className={styles.actions}>
        <Link to="/terms/privacy">{t('privacy')}</Link>
        <button type="button" onClick={() => onReply('denied')}>
          {t('deny')}
        </button>
        <button type="button" onClick={() => onReply('granted')}>
          {t('allow')}
        </button>
      </div>
    </section>
  );
};
