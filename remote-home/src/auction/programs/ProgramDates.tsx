import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Facts } from '../../layout/Facts';
import { useT } from './i18n';
import type { ProgramCardData } from './load';
import styles from './programs.module.css';

export const ProgramDates = ({ program }: { program: ProgramCardData }) => {
  const t = useT();
  const language = useLanguage();
  const { previewFrom, openAt, closeAt, endsAt, status } = program;
  const dates = [
    ['preview', status === 'SCHEDULED' || status === 'PREVIEW' ? previewFrom : null],
    ['opens', openAt],
    ['closes', closeAt],
    ['ends', endsAt === closeAt ? null : endsAt],
  ] as const;
  return (
    <Facts
      columns
      className={styles.dates}
      facts={dates.map(([name, at]) => [
        t(name),
        at && <time dateTime={at}>{formatDateLong(at, language, true)}</time>,
      ])}
    />
  );
};
