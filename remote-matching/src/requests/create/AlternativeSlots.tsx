import { startTransition, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { formatSlot } from '../../components/zoned-time';
import { useAvailableSlots } from '../../data/use-available-slots';
import { type Matching, useActiveMatchings } from '../../data/use-matchings';
import styles from './AlternativeSlots.module.css';
import { requestingI18n } from './i18n';
import { RequestDialog } from './RequestDialog';

const maxSlots = 3;

/**
 * Whether the requester of an expired request may send another one: not after the counterpart has left, after the end of
 * the request window, or while another matching of the two is active.
 */
const canRequestAgain = ({ status, party, expiredReason, fair, _fair, counterpart }: Matching, active: Matching[]) =>
  status === 'EXPIRED' &&
  party === 'REQUESTER' &&
  expiredReason !== 'PARTY_LEFT' &&
  new Date().toISOString() < fair.requestTo &&
  !active.some((other) => other._fair === _fair && other.counterpart._id === counterpart._id);

/** Buttons for the next slots at which both parties are free, shown with an expired request. */
export const AlternativeSlots = ({ matching }: { matching: Matching }) => {
  const t = requestingI18n.useT();
  const language = useLanguage();
  const { fair, counterpart, mode } = matching;
  const active = useActiveMatchings().data;
  const canRequest = active !== undefined && canRequestAgain(matching, active);
  const available = useAvailableSlots({ fair: matching._fair, user: counterpart._id, mode, enabled: canRequest });
  const [picked, setPicked] = useState<string | null>(null);
  const next = available.data?.schedules.slice(0, maxSlots) ?? [];
  const pick = (start: string | null) => startTransition(() => setPicked(start));
  return (
    <>
      {canRequest && available.data && (
        <section className={styles.next}>
          <h3 className={styles.heading}>{t(next.length > 0 ? 'nextTimes' : 'noNextTimes')}</h3>
          {next.map((slot) => (
            <Button key={slot.start} variant="secondary" wide aria-haspopup="dialog" onClick={() => pick(slot.start)}>
              {formatSlot(slot, fair.timezone, language)}
            </Button>
          ))}
        </section>
      )}
      {/* Stays open to confirm that the request was sent, when no other one can be sent. */}
      <RequestDialog
        open={picked !== null}
        onClose={() => pick(null)}
        fair={{ _id: matching._fair, timezone: fair.timezone, type: mode }}
        counterpart={{ ...counterpart, mode: [mode] }}
        sells={matching.role === 'SELLER'}
        {...(picked && { initialSlot: picked })}
      />
    </>
  );
};
