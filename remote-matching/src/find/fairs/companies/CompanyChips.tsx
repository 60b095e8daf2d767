import { useBusinessNames } from 'shared/account-forms';
import { Chip } from '../../../components/Chip';
import common from '../../../components/common.module.css';
import { commonI18n } from '../../../components/i18n';
import type { Company } from '../detail/load';

interface CompanyChipsProps {
  company: Pick<Company, 'category' | 'city' | 'district' | 'certificates' | 'mode'>;
}

/** Sector, place, certificates and meeting modes of a company. */
export const CompanyChips = ({ company }: CompanyChipsProps) => {
  const commonT = commonI18n.useT();
  const { getSectorName, getAreaName } = useBusinessNames();
  const { category, city, district, certificates, mode } = company;
  return (
    <p className={common.chips}>
      {category && <Chip>{getSectorName(category)}</Chip>}
      {city && <Chip>{getAreaName({ city, district })}</Chip>}
      {certificates.map((certificate) => (
        <Chip key={certificate} tone="light">
          {commonT(certificate)}
        </Chip>
      ))}
      {mode.map((meetingMode) => (
        <Chip key={meetingMode} tone="cool">
          {commonT(meetingMode)}
        </Chip>
      ))}
    </p>
  );
};
