import { Alert, AlertTitle, Button } from '@mui/material';
import { use, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { StaleContext } from '../../parts/stale';
import { useFreshTry } from '../../parts/use-fresh-try';
import { useBoard, usePair } from '../matchings/board';
import { momentName } from '../matchings/clock';
import { MeetingDialog } from '../matchings/MeetingDialog';
import { fairI18n } from './i18n';

/** Beyond these it is said how many more there are. */
const most = 10;

const blocking = (said: { code?: string } | null): string[] =>
  said?.code === 'holds_outside' ? ((said as { matchings?: string[] }).matchings ?? []) : [];

/** Which agreed meetings a change of times or tables would leave without a place; each opens to be moved or ended. */
export const InTheWay = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const pairOf = usePair();
  const { said } = use(StaleContext);
  const { errors } = useFormState();
  const here = useFreshTry();
  const [opened, setOpened] = useState<string | null>(null);
  const { data: board } = useBoard(fair._id);
  // The next attempt to save begins without the refusal of the last one.
  const all = errors.root?.serverError ? blocking(said) : [];
  const alert = useRef<HTMLDivElement>(null);
  // The button to save is at the other end of a long form.
  useEffect(() => {
    if (all.length > 0) alert.current?.focus();
  }, [all.length]);
  const meetings = board?.meetings.filter(({ _id }) => all.includes(_id)).slice(0, most) ?? [];
  return (
    <div ref={here}>
      {all.length > 0 && (
        <Alert ref={alert} tabIndex={-1} severity="error" sx={{ mb: 2, scrollMarginTop: 96 }}>
          <AlertTitle>{t('inTheWay', { count: all.length })}</AlertTitle>
          {t('inTheWayLead')}
          <ul>
            {meetings.map((meeting) => (
              <li key={meeting._id}>
                <Button size="small" color="inherit" onClick={() => setOpened(meeting._id)}>
                  {t('pairAt', {
                    ...pairOf(meeting),
                    when: meeting.slot ? momentName(meeting.slot.start, fair.timezone, language) : '',
                  })}
                </Button>
              </li>
            ))}
          </ul>
          {all.length > most && t('andMore', { count: all.length - most })}
        </Alert>
      )}
      {opened && board && <MeetingDialog fair={fair} board={board} id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
};
