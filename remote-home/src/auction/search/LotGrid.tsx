import { LostLine } from './LostLine';
import { LotCard } from './LotCard';
import type { LotCardData } from './lot';
import styles from './lots.module.css';
import { useLots } from './use-lots';
import { useOwnPaddles } from './use-own';

interface LotGridProps {
  works: readonly LotCardData[];
  /** When the server read them. */
  serverTime: string;
  level: 2 | 3;
}

/** Pictures that are seen without scrolling on a desk. */
const first = 4;

/** Lots side by side, whose prices and times stay true while one looks. */
export const LotGrid = ({ works, serverTime, level }: LotGridProps) => {
  const { lots, lost } = useLots(works, serverTime);
  const own = useOwnPaddles();
  return (
    <>
      <LostLine lost={lost} />
      <ul className={styles.grid}>
        {lots.map((lot, at) => (
          <li key={lot._id}>
            <LotCard lot={lot} level={level} eager={at < first} paddle={lot.mine?.alias ?? own[lot._id] ?? null} />
          </li>
        ))}
      </ul>
    </>
  );
};
