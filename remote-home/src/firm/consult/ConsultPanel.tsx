import { useState } from 'react';
import { Link } from 'shared/router';
import { TelLink } from '../../layout/TelLink';
import { ConsultForm } from './ConsultForm';
import { useT } from './i18n';
import type { ConsultData } from './load';
import styles from './page.module.css';
import { RequestReceipt } from './RequestReceipt';
import type { SentRequest } from './use-consult-form';

/** The form, or the receipt once it is sent, beside the next steps. */
export const ConsultPanel = ({ data }: { data: ConsultData }) => {
  const t = useT();
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <div className={styles.columns}>
      {sent ? (
        <RequestReceipt sent={sent} onAgain={() => setSent(null)} />
      ) : (
        <ConsultForm data={data} onSent={setSent} />
      )}
      <aside className={styles.aside}>
        <h2>{t('next')}</h2>
        <ol>
          <li>{t('next1')}</li>
          <li>{t('next2')}</li>
          <li>{t('next3')}</li>
        </ol>
        <h2>{t('call')}</h2>
        <TelLink className={styles.tel} tel={data.tel} />
        <Link className={styles.myRequests} to="/consult/mine">
          {t('mineLink')}
        </Link>
      </aside>
    </div>
  );
};
