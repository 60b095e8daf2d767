import { useEffect, useEffectEvent, useMemo } from 'react';
import common from '../../layout/common.module.css';
import { ConnectionNotice } from '../lots/ConnectionNotice';
import { isActive, useLiveLots } from '../lots/use-live-lots';
import { BidLotRow } from './BidLotRow';
import styles from './bids.module.css';
import { useT } from './i18n';
import type { MyBid, MyBidList } from './use-my-bids';

interface BidLotListProps {
  list: MyBidList;
  /** Called when a bid has changed or its lot has ended, so that it can be loaded again. */
  onOutdated: () => void;
}

type BidState = MyBid['standing'];

/** The state of a bid on the live lot: an update of the lot contains the current leader, the bid does not. */
const getBidState = ({ standing }: MyBid, lot: MyBid['work']): BidState => {
  if (standing !== 'LEADING' && standing !== 'OUTBID') return standing;
  return lot.leader !== null && lot.leader === lot.mine?.alias ? 'LEADING' : 'OUTBID';
};

const groups = ['running', 'won', 'past'] as const;
const groupOfState = {
  LEADING: 'running',
  OUTBID: 'running',
  WAITING: 'running',
  WON: 'won',
  LOST: 'past',
  VOID: 'past',
} as const satisfies Record<BidState, (typeof groups)[number]>;

export const BidLotList = ({ list: { bids, serverTime }, onOutdated }: BidLotListProps) => {
  const t = useT();
  const works = useMemo(() => bids.map(({ work }) => work), [bids]);
  const { lots, disconnected } = useLiveLots(works, serverTime, onOutdated);
  const rows = bids.flatMap((bid, index) => {
    const lot = lots[index];
    return lot ? [{ bid, lot, state: getBidState(bid, lot) }] : [];
  });
  const ended = works.filter((work, index) => isActive(work) && lots[index] && !isActive(lots[index])).length;

  const notifyEnded = useEffectEvent(onOutdated);
  useEffect(() => {
    if (ended > 0) notifyEnded();
  }, [ended]);

  return (
    <>
      <ConnectionNotice disconnected={disconnected} />
      {groups.map((group) => {
        const rowsOfGroup = rows.filter(({ state }) => groupOfState[state] === group);
        return (
          rowsOfGroup.length > 0 && (
            <section key={group} className={styles.group} aria-labelledby={`bids-${group}`}>
              <h2 id={`bids-${group}`}>{t(group)}</h2>
              <ul className={common.list}>
                {rowsOfGroup.map(({ bid, lot, state }) => (
                  <li key={bid._id}>
                    <BidLotRow bid={bid} lot={lot} state={state} />
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
