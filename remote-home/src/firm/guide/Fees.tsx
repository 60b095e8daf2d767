import styles from './fees.module.css';
import { useT } from './i18n';

const rows = [1, 2, 3, 4] as const;

export const Fees = () => {
  const t = useT();
  return (
    <table className={styles.fees}>
      <thead>
        <tr>
          <th scope="col">{t('fee')}</th>
          <th scope="col">{t('feeWhen')}</th>
          <th scope="col">{t('feeHow')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`fee${row}`)}</th>
            <td data-label={t('feeWhen')}>{t(`fee${row}When`)}</td>
            <td data-label={t('feeHow')}>{t(`fee${row}How`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
