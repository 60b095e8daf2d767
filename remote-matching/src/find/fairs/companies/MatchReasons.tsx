import { type City, type Sector, useBusinessNames } from 'shared/account-forms';
import type { MeetingMode } from 'shared/contract';
import { commonI18n } from '../../../components/i18n';
import { fairI18n } from '../detail/i18n';
import type { Company } from '../detail/load';
import styles from './MatchReasons.module.css';

type Reason = NonNullable<Company['background']>['reasons'][number];

/** What a company has in common with the reader. */
export const MatchReasons = ({ reasons }: { reasons: readonly Reason[] }) => {
  const t = fairI18n.useT();
  const commonT = commonI18n.useT();
  const { getSectorName, getCityName } = useBusinessNames();
  const getLabel = (kind: Reason['kind'], value: string) => {
    if (kind === 'CATEGORY') return getSectorName(value as Sector);
    return kind === 'REGION' ? getCityName(value as City) : commonT(value as MeetingMode);
  };
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ kind, values }) => (
        <li key={kind}>{t(`reason${kind}`, { values: values.map((value) => getLabel(kind, value)).join(', ') })}</li>
      ))}
    </ul>
  );
};
