import { Page } from '../../layout/Page';
import { ConsultPanel } from './ConsultPanel';
import { useT } from './i18n';
import type { ConsultData } from './load';

export const ConsultPage = ({ data }: { data: ConsultData }) => {
  const t = useT();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ConsultPanel data={data} />
    </Page>
  );
};
