import { useBusinessNames } from 'shared/account-forms';
import { Chip } from '../../../components/Chip';
import { commonI18n } from '../../../components/i18n';
import type { Company } from '../detail/load';
import styles from './CompanyChips.module.css';

/** Sector, place, certificates and meeting modes of a company. */
export const CompanyChips = ({ company }: { company: Company }) => {
  const common = commonI18n.useT();
  const { getSectorName, getCityName } = useBusinessNames();
  const { category, city, district, certificates, mode } = company;
  return (
    <p className={styles.chips}>
      {category && <Chip>{getSectorName(category)}</Chip>}
      {city && <Chip>{[getCityName(city), district].filter(Boolean).join(' ')}</Chip>}
      {certificates.map((certificate) => (
        <Chip key={certificate} tone="light">
          {common(certificate)}
        </Chip>
      ))}
      {mode.map((meetingMode) => (
        <Chip key={meetingMode} tone="cool">
          {common(meetingMode)}
        </Chip>
      ))}
    </p>
  );
};
