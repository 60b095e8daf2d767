import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem, useNames } from 'shared/people';
import { Button, Checkbox, FieldError, LinkButton, TextArea, TextField } from 'shared/ui';
import { MatchChip } from '../../../components/MatchChip';
import { matchI18n } from '../../../components/match-i18n';
import { dayOf, dayText } from '../../../components/match-time';
import { ScheduleDialog } from '../../../schedule/slots/ScheduleDialog';
import type { Fair } from '../detail/load';
import { meetingModes } from '../detail/query';
import styles from './application.module.css';
import { applyI18n } from './i18n';
import { useApplied } from './use-applied';

/** A buyer applies by saying how and when they can meet. */
export const BuyerApplication = ({ fair, onDone }: { fair: Fair; onDone: () => void }) => {
  const t = applyI18n.useT();
  const names = matchI18n.useT();
  const language = useLanguage();
  const { cityOf } = useNames();
  const applied = useApplied();
  const offered = meetingModes.filter((mode) => fair.type === 'HYBRID' || fair.type === mode);
  const [modes, setModes] = useState<readonly MeetingMode[]>(offered.length === 1 ? offered : []);
  const [slots, setSlots] = useState<readonly string[]>([]);
  const [choosing, setChoosing] = useState(false);
  const [tried, setTried] = useState(false);
  const me = useQuery({ queryKey: ['me'], queryFn: () => api.me.get().then(({ user }) => user) });
  const areas = me.data?.buyer?.activityAreas ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (said: { interpreter: string; note: string }) =>
      api.schedules.create({
        body: {
          _fair: fair._id,
          mode: [...modes],
          slots: [...slots],
          note: said.note || null,
          interpreter: said.interpreter || null,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    onSuccess: onDone,
    onSettled: applied,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (modes.length === 0 || slots.length === 0) return;
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '').trim();
    mutate({ interpreter: textOf('interpreter'), note: textOf('note') });
  };
  const days = [...new Set(slots.map((start) => dayOf(start, fair.timezone)))].map((day) => {
    const ofDay = slots.filter((start) => dayOf(start, fair.timezone) === day);
    return { day, first: ofDay[0] ?? '', count: ofDay.length };
  });
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{t('titleBuyer')}</h2>
      <fieldset className={styles.group}>
        <legend>{t('modes')}</legend>
        <p className={styles.hint}>{t('modesHint')}</p>
        {offered.map((mode) => (
          <Checkbox
            key={mode}
            checked={modes.includes(mode)}
            onChange={() => setModes(modes.includes(mode) ? modes.filter((one) => one !== mode) : [...modes, mode])}
            label={names(mode)}
          />
        ))}
        {tried && modes.length === 0 && <FieldError id="apply-modes">{t('noMode')}</FieldError>}
      </fieldset>
      <section className={styles.group}>
        <h3 className={styles.heading}>{t('areas')}</h3>
        <p className={styles.hint}>{t('areasHint')}</p>
        <p className={styles.chips}>
          {areas.map(({ city, district }) => (
            <MatchChip key={`${city} ${district}`}>{[cityOf(city), district].filter(Boolean).join(' ')}</MatchChip>
          ))}
          {me.data && areas.length === 0 && t('noAreas')}
        </p>
        <div>
          <LinkButton variant="quiet" small to="/matching/me/edit">
            {t('changeAreas')}
          </LinkButton>
        </div>
      </section>
      <section className={styles.group}>
        <h3 className={styles.heading}>{t('times')}</h3>
        <p className={styles.hint} role="status">
          {slots.length > 0 ? t('chosen', { count: slots.length }) : t('noTimes')}
        </p>
        <p className={styles.chips}>
          {days.map(({ day, first, count }) => (
            <MatchChip key={day} tone="cool">
              {dayText(first, fair.timezone, language)} · {count}
            </MatchChip>
          ))}
        </p>
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t(slots.length > 0 ? 'changeTimes' : 'chooseTimes')}
          </Button>
        </div>
        {tried && slots.length === 0 && <FieldError id="apply-times">{t('noTimes')}</FieldError>}
        <ScheduleDialog
          open={choosing}
          onClose={() => setChoosing(false)}
          fair={fair}
          schedule={null}
          marked={new Set(slots)}
          saveLabel={t('useTimes')}
          onSave={(starts) => {
            setSlots(starts);
            setChoosing(false);
          }}
        />
      </section>
      <TextField label={t('interpreter')} hint={t('interpreterHint')} name="interpreter" maxLength={20} />
      <TextArea label={t('note')} name="note" rows={3} maxLength={300} />
      <PeopleProblem cause={error} />
      <Button variant="primary" wide type="submit" disabled={isPending}>
        {t(isPending ? 'sending' : 'submit')}
      </Button>
    </form>
  );
};
