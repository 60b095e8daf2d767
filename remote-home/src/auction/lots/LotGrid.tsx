import { ConnectionNotice } from './ConnectionNotice';
import { LotCard } from './LotCard';
import type { LotCardData } from './lot';
import styles from './lots.module.css';
import { useLiveLots } from './use-live-lots';
import { useOwnPaddles } from './use-own-paddles';

interface LotGridProps {
  works: readonly LotCardData[];
  /** The server's time when the lots were read. */
  serverTime: string;
  level: 2 | 3;
}

/** Images of the first row are not loaded lazily. */
const eagerImages = 4;

/** Lots side by side; prices and times are kept up to date. */
export const LotGrid = ({ works, serverTime, level }: LotGridProps) => {
  const { paddles, refetch } = useOwnPaddles();
  const { lots, disconnected } = useLiveLots(works, serverTime, refetch);
  return (
    <>
      <ConnectionNotice disconnected={disconnected} />
      <ul className={styles.grid}>
        {lots.map((lot, index) => (
          <li key={lot._id}>
            <LotCard
              lot={lot}
              level={level}
              eager={index < eagerImages}
              paddle={lot.mine?.alias ?? paddles[lot._id] ?? null}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
