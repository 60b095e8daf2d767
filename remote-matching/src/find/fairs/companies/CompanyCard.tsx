import { memo, type ReactNode } from 'react';
import { classNames } from 'shared/ui';
import { Chip } from '../../../components/Chip';
import { CompanyLogo } from '../../../components/CompanyLogo';
import card from '../../../components/card.module.css';
import { fairI18n } from '../detail/i18n';
import type { Company } from '../detail/load';
import { BookmarkButton } from './BookmarkButton';
import styles from './CompanyCard.module.css';
import { CompanyChips } from './CompanyChips';

interface CompanyCardProps {
  company: Company;
  role: 'SELLER' | 'BUYER';
  onShow: (company: Company) => void;
  /** The reasons of a recommendation. */
  children?: ReactNode;
}

export const CompanyCard = memo(({ company, role, onShow, children }: CompanyCardProps) => {
  const t = fairI18n.useT();
  const { name, logo, introduction, products, relation } = company;
  return (
    <article className={classNames(card.card, styles.company)}>
      <CompanyLogo name={name} logo={logo} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <button type="button" className={card.open} aria-haspopup="dialog" onClick={() => onShow(company)}>
            {name}
          </button>
        </h3>
        <CompanyChips company={company} />
        {introduction && <p className={styles.introduction}>{introduction}</p>}
        {role === 'SELLER' && products > 0 && <p className={styles.count}>{t('productCount', { count: products })}</p>}
        {children}
        {relation?.status === 'REQUESTED' && <Chip tone="warn">{t('requested')}</Chip>}
        {relation?.status === 'ACCEPTED' && <Chip tone="good">{t('agreed')}</Chip>}
      </div>
      {relation && <BookmarkButton company={company} />}
    </article>
  );
});
