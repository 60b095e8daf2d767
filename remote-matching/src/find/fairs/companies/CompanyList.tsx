import { startTransition, useCallback, useState } from 'react';
import { Pager } from 'shared/ui';
import { EmptyList } from '../detail/EmptyList';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair, FairData } from '../detail/load';
import { buildFairPath } from '../detail/query';
import { CompanyCard } from './CompanyCard';
import { CompanyDialog } from './CompanyDialog';
import styles from './CompanyList.module.css';
import { useCompanies } from './use-companies';

/** The sellers or the buyers of a fair. */
export const CompanyList = ({ data, fair }: { data: FairData; fair: Fair }) => {
  const t = fairI18n.useT();
  const { query } = data;
  const list = useCompanies(data);
  const [selected, setSelected] = useState<Company | null>(null);
  const show = useCallback((company: Company) => startTransition(() => setSelected(company)), []);
  if (!list) return null;
  if (list.companies.length === 0) return <EmptyList fair={fair} query={query} />;
  const role = query.tab === 'buyers' ? 'BUYER' : 'SELLER';
  // The open dialog follows the list, which live events refresh.
  const openCompany = selected && (list.companies.find(({ _id }) => _id === selected._id) ?? selected);
  return (
    <>
      <h2 className={styles.count}>
        <span role="status">{t('found', { total: list.total })}</span>
      </h2>
      <ul className={styles.list}>
        {list.companies.map((company) => (
          <li key={company._id}>
            <CompanyCard company={company} role={role} onShow={show} />
          </li>
        ))}
      </ul>
      <Pager
        page={query.page}
        limit={list.limit}
        total={list.total}
        buildHref={(page) => `${buildFairPath(fair, { ...query, page })}#contents`}
      />
      <CompanyDialog company={openCompany} role={role} fair={fair} onClose={() => setSelected(null)} />
    </>
  );
};
