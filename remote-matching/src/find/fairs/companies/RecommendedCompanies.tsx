import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { startTransition, useCallback, useState } from 'react';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import section from '../../../components/section.module.css';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair } from '../detail/load';
import { CompanyCard } from './CompanyCard';
import { CompanyDialog } from './CompanyDialog';
import { MatchReasons } from './MatchReasons';
import styles from './RecommendedCompanies.module.css';

/** Companies recommended to an approved participant, each with the reasons. */
export const RecommendedCompanies = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const [selected, setSelected] = useState<Company | null>(null);
  const show = useCallback((company: Company) => startTransition(() => setSelected(company)), []);
  const { data } = useQuery({
    queryKey: ['recommended', fair._id, language],
    queryFn: () => api.participations.recommended({ params: { id: fair._id } }),
  });
  const recommendations = data?.recommendations ?? [];
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
