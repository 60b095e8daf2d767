import { Sparkles } from 'lucide-react';
import { startTransition, useCallback, useState } from 'react';
import section from '../../../components/section.module.css';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair, Recommendation } from '../detail/load';
import { CompanyCard } from './CompanyCard';
import { CompanyDialog } from './CompanyDialog';
import { MatchReasons } from './MatchReasons';
import styles from './RecommendedCompanies.module.css';

interface RecommendedCompaniesProps {
  fair: Fair;
  recommendations: readonly Recommendation[];
}

/** Companies recommended to an approved participant, each with the reasons. */
export const RecommendedCompanies = ({ fair, recommendations }: RecommendedCompaniesProps) => {
  const t = fairI18n.useT();
  const [selected, setSelected] = useState<Company | null>(null);
  const show = useCallback((company: Company) => startTransition(() => setSelected(company)), []);
  if (recommendations.length === 0 && !selected) return null;
  const role = fair.participation?.role === 'SELLER' ? 'BUYER' : 'SELLER';
  const openCompany =
    selected && (recommendations.find(({ counterpart }) => counterpart._id === selected._id)?.counterpart ?? selected);
  return (
    <section className={styles.recommended} aria-labelledby="recommended-title">
      <h2 id="recommended-title" className={styles.title}>
        <Sparkles aria-hidden />
        {t('recommended')}
      </h2>
      <p className={section.quiet}>{t('recommendedLead')}</p>
      <ul className={styles.list}>
        {recommendations.map(({ counterpart, reasons }) => (
          <li key={counterpart._id}>
            <CompanyCard company={counterpart} role={role} onShow={show}>
              <MatchReasons reasons={reasons} />
            </CompanyCard>
          </li>
        ))}
      </ul>
      <CompanyDialog company={openCompany} role={role} fair={fair} onClose={() => setSelected(null)} />
    </section>
  );
};
