import { startTransition, useCallback, useState } from 'react';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import styles from './Companies.module.css';
import { CompanyCard } from './CompanyCard';
import { CompanyDialog } from './CompanyDialog';
import { fairI18n } from './i18n';
import type { Company, Fair, FairData } from './load';
import { addressOf, isNarrow } from './query';
import { useCompanies } from './use-companies';

/** Sellers or buyers of a fair. */
export const Companies = ({ data, fair }: { data: FairData; fair: Fair }) => {
  const t = fairI18n.useT();
  const { query } = data;
  const list = useCompanies(data);
  const [shown, setShown] = useState<Company | null>(null);
  const show = useCallback((company: Company) => startTransition(() => setShown(company)), []);
  const narrow = isNarrow(query);
  if (!list) return null;
  if (list.companies.length === 0)
    return (
      <EmptyState title={t(narrow ? 'nothing' : 'noneYet')}>
        <p>{t(narrow ? 'nothingHint' : 'noneYetHint')}</p>
        {narrow && (
          <LinkButton to={addressOf(fair._id, { tab: query.tab })} small>
            {t('clear')}
          </LinkButton>
        )}
      </EmptyState>
    );
  const role = query.tab === 'buyers' ? 'BUYER' : 'SELLER';
  // What is shown follows the list, which live updates keep true.
  const current = shown && (list.companies.find(({ _id }) => _id === shown._id) ?? shown);
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
        hrefOf={(page) => `${addressOf(fair._id, { ...query, page })}#contents`}
      />
      <CompanyDialog company={current} role={role} fair={fair} onClose={() => setShown(null)} />
    </>
  );
};
