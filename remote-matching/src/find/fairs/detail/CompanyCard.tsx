import { memo, type ReactNode } from 'react';
import { MatchChip } from '../../../components/MatchChip';
import { MatchLogo } from '../../../components/MatchLogo';
import { Bookmark } from './Bookmark';
import styles from './CompanyCard.module.css';
import { CompanyChips } from './CompanyChips';
import { fairI18n } from './i18n';
import type { Company } from './load';

interface CompanyCardProps {
  company: Company;
  role: 'SELLER' | 'BUYER';
  onShow: (company: Company) => void;
  /** Why it is recommended. */
  children?: ReactNode;
}

export const CompanyCard = memo(({ company, role, onShow, children }: CompanyCardProps) => {
  const t = fairI18n.useT();
  const { name, logo, introduction, products, relation } = company;
  return (
    <article className={styles.card}>
      <MatchLogo name={name} logo={logo} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <button type="button" className={styles.show} aria-haspopup="dialog" onClick={() => onShow(company)}>
            {name}
          </button>
        </h3>
        <CompanyChips company={company} />
        {introduction && <p className={styles.introduction}>{introduction}</p>}
        {role === 'SELLER' && products > 0 && <p className={styles.count}>{t('productCount', { count: products })}</p>}
        {children}
        {relation?.status === 'REQUESTED' && <MatchChip tone="warn">{t('asked')}</MatchChip>}
        {relation?.status === 'ACCEPTED' && <MatchChip tone="good">{t('agreed')}</MatchChip>}
      </div>
      {relation && <Bookmark company={company} />}
    </article>
  );
});
