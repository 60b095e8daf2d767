import { FairCard, type FairCardProps } from './FairCard';
import styles from './FairCardList.module.css';

export const FairCardList = ({ fairs, level }: { fairs: FairCardProps['fair'][]; level: FairCardProps['level'] }) => (
  <ul className={styles.list}>
    {fairs.map((fair) => (
      <li key={fair._id}>
        <FairCard fair={fair} level={level} />
      </li>
    ))}
  </ul>
);
