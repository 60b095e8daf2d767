import { useState } from 'react';
import { formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { ConsultForm, type Sent } from './ConsultForm';
import { useT } from './i18n';
import type { ConsultData } from './load';
import styles from './page.module.css';
import { Receipt } from './Receipt';

/** The form, or the receipt once it was sent, and beside it what follows. */
export const Consultation = ({ data }: { data: ConsultData }) => {
  const t = useT();
  const abroad = useLanguage() !== 'ko';
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className={styles.columns}>
      {sent ? <Receipt sent={sent} onAgain={() => setSent(null)} /> : <ConsultForm data={data} onSent={setSent} />}
      <aside className={styles.aside}>
        <h2>{t('next')}</h2>
        <ol>
          <li>{t('next1')}</li>
          <li>{t('next2')}</li>
          <li>{t('next3')}</li>
        </ol>
        <h2>{t('call')}</h2>
        <a className={styles.tel} href={telLink(data.tel, abroad)}>
          {formatPhone(data.tel)}
        </a>
        <Link className={styles.mine} to="/consult/mine">
          {t('mineLink')}
        </Link>
      </aside>
    </div>
  );
};
