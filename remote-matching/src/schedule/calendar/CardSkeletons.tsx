import { Loading, Skeleton } from 'shared/ui';
import styles from './Agenda.module.css';

export const CardSkeletons = () => (
  <div className={styles.list}>
    <Loading />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
