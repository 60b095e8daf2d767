import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { startTransition, useCallback, useState } from 'react';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { type City, type Trade, useNames } from 'shared/people';
import { matchI18n } from '../../../components/match-i18n';
import { CompanyCard } from './CompanyCard';
import { CompanyDialog } from './CompanyDialog';
import { fairI18n } from './i18n';
import type { Company, Fair } from './load';
import styles from './Recommended.module.css';

type Reason = 'CATEGORY' | 'REGION' | 'MODE';

/** Counterparts that fit an approved participant best, each with what speaks for it. */
export const Recommended = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const modes = matchI18n.useT();
  const language = useLanguage();
  const { tradeOf, cityOf } = useNames();
  const [shown, setShown] = useState<Company | null>(null);
  const show = useCallback((company: Company) => startTransition(() => setShown(company)), []);
  const { data } = useQuery({
    queryKey: ['recommended', fair._id, language],
    queryFn: () => api.participations.recommended({ params: { id: fair._id } }),
  });
  const recommendations = data?.recommendations ?? [];
  if (recommendations.length === 0 && !shown) return null;
  const role = fair.participation?.role === 'SELLER' ? 'BUYER' : 'SELLER';
  const wordOf = (kind: Reason, value: string) => {
    if (kind === 'CATEGORY') return tradeOf(value as Trade);
    return kind === 'REGION' ? cityOf(value as City) : modes(value as MeetingMode);
  };
  const current =
    shown && (recommendations.find(({ counterpart }) => counterpart._id === shown._id)?.counterpart ?? shown);
  return (
    <section className={styles.recommended} aria-labelledby="recommended-title">
      <h2 id="recommended-title" className={styles.title}>
        <Sparkles aria-hidden />
        {t('recommended')}
      </h2>
      <p className={styles.lead}>{t('recommendedLead')}</p>
      <ul className={styles.list}>
        {recommendations.map(({ counterpart, reasons }) => (
          <li key={counterpart._id}>
            <CompanyCard company={counterpart} role={role} onShow={show}>
              <ul className={styles.reasons}>
                {reasons.map(({ kind, values }) => (
                  <li key={kind}>
                    {t(`reason${kind}`, { values: values.map((value) => wordOf(kind, value)).join(', ') })}
                  </li>
                ))}
              </ul>
            </CompanyCard>
          </li>
        ))}
      </ul>
      <CompanyDialog company={current} role={role} fair={fair} onClose={() => setShown(null)} />
    </section>
  );
};
