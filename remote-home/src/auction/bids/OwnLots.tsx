import { useEffect, useMemo } from 'react';
import { LostLine } from '../search/LostLine';
import { isMoving, useLots } from '../search/use-lots';
import styles from './bids.module.css';
import { useT } from './i18n';
import { OwnLotRow } from './OwnLotRow';
import type { OwnLot } from './use-bids';

interface OwnLotsProps {
  list: { bids: OwnLot[]; serverTime: string };
  /** A lot has ended, so that its result can be read. */
  onOver: () => Promise<void>;
}

/** As the lots stand now: what was read earlier does not know who leads by now. */
const standingOf = ({ standing }: OwnLot, lot: OwnLot['work']): OwnLot['standing'] => {
  if (standing !== 'LEADING' && standing !== 'OUTBID') return standing;
  return lot.leader !== null && lot.leader === lot.mine?.alias ? 'LEADING' : 'OUTBID';
};

const groupOf = { LEADING: 'running', OUTBID: 'running', WAITING: 'running', WON: 'won', LOST: 'over' } as const;

export const OwnLots = ({ list: { bids, serverTime }, onOver }: OwnLotsProps) => {
  const t = useT();
  const works = useMemo(() => bids.map(({ work }) => work), [bids]);
  const { lots, lost } = useLots(works, serverTime);
  const rows = bids.flatMap((own, at) => {
    const lot = lots[at];
    return lot ? [{ own, lot, standing: standingOf(own, lot) }] : [];
  });
  const over = works.filter((work, at) => isMoving(work) && lots[at] && !isMoving(lots[at])).length;

  useEffect(() => {
    if (over > 0) void onOver();
  }, [over, onOver]);

  return (
    <>
      <LostLine lost={lost} />
      {(['running', 'won', 'over'] as const).map((group) => {
        const shown = rows.filter(({ standing }) => groupOf[standing] === group);
        return (
          shown.length > 0 && (
            <section key={group} className={styles.group} aria-labelledby={`bids-${group}`}>
              <h2 id={`bids-${group}`}>{t(group)}</h2>
              <ul>
                {shown.map(({ own, lot, standing }) => (
                  <li key={own._id}>
                    <OwnLotRow own={own} lot={lot} standing={standing} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
};
