import { useT } from './i18n';
import styles from './steps.module.css';

const numbers = [1, 2, 3, 4, 5, 6] as const;

export const Steps = () => {
  const t = useT();
  return (
    <ol className={styles.steps}>
      {numbers.map((number) => (
        <li key={number}>
          <span className={styles.number} aria-hidden>
            {number}
          </span>
          <h3>{t(`step${number}`)}</h3>
          <p>{t(`step${number}Text`)}</p>
          <p className={styles.time}>{t(`step${number}Time`)}</p>
        </li>
      ))}
    </ol>
  );
};
