import { useNames } from 'shared/people';
import { MatchChip } from '../../../components/MatchChip';
import { matchI18n } from '../../../components/match-i18n';
import styles from './CompanyChips.module.css';
import type { Company } from './load';

/** Trade, place, certificates and ways of meeting of a company, each as one word. */
export const CompanyChips = ({ company }: { company: Company }) => {
  const names = matchI18n.useT();
  const { tradeOf, cityOf } = useNames();
  const { category, city, district, certificates, mode } = company;
  return (
    <p className={styles.chips}>
      {category && <MatchChip>{tradeOf(category)}</MatchChip>}
      {city && <MatchChip>{[cityOf(city), district].filter(Boolean).join(' ')}</MatchChip>}
      {certificates.map((certificate) => (
        <MatchChip key={certificate} tone="light">
          {names(certificate)}
        </MatchChip>
      ))}
      {mode.map((one) => (
        <MatchChip key={one} tone="cool">
          {names(one)}
        </MatchChip>
      ))}
    </p>
  );
};
