import { Page } from '../../layout/Page';
import { ConsultPanel } from './ConsultPanel';
import { useT } from './i18n';
import type { ConsultData } from './load';
import styles from './page.module.css';

export const ConsultPage = ({ data }: { data: ConsultData }) => {
  const t = useT();
  return (
    <Page title={t('title')} lead={t('lead')} className={styles.page}>
      <ConsultPanel data={data} />
    </Page>
  );
};
