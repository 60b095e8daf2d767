import { Link } from 'shared/router';
import { EmptyState } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Icon } from '../../layout/Icon';
import { Page } from '../../layout/Page';
import { useT } from './i18n';
import type { PracticesData } from './load';
import styles from './practices.module.css';

export const PracticesPage = ({ data }: { data: PracticesData }) => {
  const t = useT();
  return (
    <Page title={t('title')} lead={t('lead')}>
      {data.length === 0 && <EmptyState title={t('empty')} />}
      <ul className={styles.practices}>
        {data.map(({ code, name, summary, icon }) => (
          <li key={code} className={common.card}>
            <Icon name={icon} />
            <h2 className={styles.name}>
              <Link className={common.cardLink} to={`/practices/${code}`}>
                {name}
              </Link>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
};
