import { useState } from 'react';
import { buildTelLink, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { ConsultForm } from './ConsultForm';
import { useT } from './i18n';
import type { ConsultData } from './load';
import styles from './page.module.css';
import { RequestReceipt } from './RequestReceipt';
import type { SentRequest } from './use-consult-form';

/** The form, or the receipt once it is sent, beside the next steps. */
export const ConsultPanel = ({ data }: { data: ConsultData }) => {
  const t = useT();
  const abroad = useLanguage() !== 'ko';
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
        <a className={styles.tel} href={buildTelLink(data.tel, abroad)}>
          {formatPhone(data.tel)}
        </a>
        <Link className={styles.mine} to="/consult/mine">
          {t('mineLink')}
        </Link>
      </aside>
    </div>
  );
};
