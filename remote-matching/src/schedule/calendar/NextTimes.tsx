import { startTransition, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { clocks, dayText } from '../../components/match-time';
import { RequestDialog } from '../../requests/create/RequestDialog';
import { useFreeTimes } from '../../requests/create/use-free-times';
import { type Matching, useLiveMatchings } from '../slots/use-own-times';
import { scheduleI18n } from './i18n';
import styles from './NextTimes.module.css';

const shownTimes = 3;

/** Whoever asked may ask again, unless they have done so or the other side has left. */
const canAskAgain = ({ status, party, expiredReason, fair, _fair, counterpart }: Matching, live: Matching[]) =>
  status === 'EXPIRED' &&
  party === 'REQUESTER' &&
  expiredReason !== 'PARTY_LEFT' &&
  new Date().toISOString() < fair.requestTo &&
  !live.some((one) => one._fair === _fair && one.counterpart._id === counterpart._id);

/** The next times at which both are free, for a request that has lost its own. */
export const NextTimes = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const { fair, counterpart, mode } = matching;
  const live = useLiveMatchings().data;
  const again = live !== undefined && canAskAgain(matching, live);
  const free = useFreeTimes({ fair: matching._fair, user: counterpart._id, mode, enabled: again });
  const [picked, setPicked] = useState<string | null>(null);
  const next = free.data?.schedules.slice(0, shownTimes) ?? [];
  const pick = (start: string | null) => startTransition(() => setPicked(start));
  return (
    <>
      {again && free.data && (
        <section className={styles.next}>
          <h3 className={styles.heading}>{t(next.length > 0 ? 'nextTimes' : 'noNextTimes')}</h3>
          {next.map((slot) => (
            <Button key={slot.start} variant="secondary" wide aria-haspopup="dialog" onClick={() => pick(slot.start)}>
              {dayText(slot.start, fair.timezone, language)} {clocks(slot, fair.timezone)}
            </Button>
          ))}
        </section>
      )}
      {/* Stays to say that the request was sent. */}
      <RequestDialog
        open={picked !== null}
        onClose={() => pick(null)}
        fair={{ _id: matching._fair, timezone: fair.timezone, type: mode }}
        counterpart={{ ...counterpart, mode: [mode] }}
        sells={matching.role === 'SELLER'}
        {...(picked && { first: picked })}
      />
    </>
  );
};
