import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useBusinessNames, useFocusFirstError } from 'shared/account-forms';
import { api } from 'shared/client';
import type { MeetingMode } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Button, Checkbox, FieldError, LinkButton } from 'shared/ui';
import { Chip } from '../../../components/Chip';
import { commonI18n } from '../../../components/i18n';
import { toggleItem } from '../../../components/list-items';
import { readForm } from '../../../components/read-form';
import section from '../../../components/section.module.css';
import { getBrowserTimeZone } from '../../../components/use-browser-time-zone';
import { formatDay, toLocalDay } from '../../../components/zoned-time';
import { useMe } from '../../../data/use-me';
import { ScheduleDialog } from '../../../schedule/availability/ScheduleDialog';
import type { Fair } from '../detail/load';
import { meetingModes } from '../detail/query';
import { ApplicationFooter } from './ApplicationFooter';
import styles from './application.module.css';
import { applyI18n } from './i18n';
import { useInvalidateApplication } from './use-invalidate-application';

/** The places that the buyer's account names; they are changed there. */
const ActivityAreas = () => {
  const t = applyI18n.useT();
  const { getAreaName } = useBusinessNames();
  const { data: me } = useMe();
  const areas = me?.buyer?.activityAreas ?? [];
  return (
    <section className={section.group}>
      <h3 className={section.heading}>{t('areas')}</h3>
      <p className={section.quiet}>{t('areasHint')}</p>
      <p className={styles.chips}>
        {areas.map((area) => (
          <Chip key={`${area.city} ${area.district}`}>{getAreaName(area)}</Chip>
        ))}
        {me && areas.length === 0 && t('noAreas')}
      </p>
      <div>
        <LinkButton variant="quiet" small to="/matching/me/edit">
          {t('changeAreas')}
        </LinkButton>
      </div>
    </section>
  );
};

interface TimesFieldProps {
  fair: Fair;
  /** Starts of the chosen slots. */
  slots: readonly string[];
  onChange: (slots: string[]) => void;
  /** The form was submitted without a slot. */
  invalid: boolean;
}

/** The chosen slots by day, and the dialog in which they are chosen. */
const TimesField = ({ fair, slots, onChange, invalid }: TimesFieldProps) => {
  const t = applyI18n.useT();
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  const getDay = (start: string) => toLocalDay(start, fair.timezone);
  const days = [...new Set(slots.map(getDay))].map((day) => slots.filter((start) => getDay(start) === day));
  return (
    <section className={section.group} data-field data-wrong={invalid ? '' : undefined}>
      <h3 className={section.heading}>{t('times')}</h3>
      <p className={section.quiet} role="status">
        {slots.length > 0 ? t('chosen', { count: slots.length }) : t('noTimes')}
      </p>
      <p className={styles.chips}>
        {days.map(([first = '', ...others]) => (
          <Chip key={first} tone="cool">
            {formatDay(first, fair.timezone, language)} · {others.length + 1}
          </Chip>
        ))}
      </p>
      <div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-describedby={invalid ? 'apply-times' : undefined}
          onClick={() => setChoosing(true)}
        >
          {t(slots.length > 0 ? 'changeTimes' : 'chooseTimes')}
        </Button>
      </div>
      {invalid && <FieldError id="apply-times">{t('noTimes')}</FieldError>}
      <ScheduleDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        fair={fair}
        schedule={null}
        marked={new Set(slots)}
        saveLabel={t('useTimes')}
        onSave={(starts) => {
          onChange(starts);
          setChoosing(false);
        }}
      />
    </section>
  );
};

/** A buyer applies with modes of meeting and times. */
export const BuyerApplication = ({ fair, onDone }: { fair: Fair; onDone: () => void }) => {
  const t = applyI18n.useT();
  const commonT = commonI18n.useT();
  const invalidate = useInvalidateApplication();
  const offered = meetingModes.filter((mode) => fair.type === 'HYBRID' || fair.type === mode);
  const [modes, setModes] = useState<readonly MeetingMode[]>(offered.length === 1 ? offered : []);
  const [slots, setSlots] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (notes: { interpreter: string | null; note: string | null }) =>
      api.schedules.create({
        body: { _fair: fair._id, mode: [...modes], slots: [...slots], ...notes, timezone: getBrowserTimeZone() },
      }),
    onSuccess: onDone,
    onSettled: invalidate,
  });
  const formRef = useFocusFirstError(error ?? attempts);
  const noMode = attempts > 0 && modes.length === 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    // What the API refused before is no longer what is wrong.
    if (modes.length === 0 || slots.length === 0) return reset();
    const read = readForm(event.currentTarget);
    mutate({ interpreter: read('interpreter') || null, note: read('note') || null });
  };
  return (
    <form ref={formRef} className={section.form} onSubmit={submit} noValidate>
      <h2 className={section.title}>{t('titleBuyer')}</h2>
      <fieldset
        className={section.group}
        data-field
        data-wrong={noMode ? '' : undefined}
        aria-describedby={noMode ? 'apply-modes' : undefined}
      >
        <legend className={section.heading}>{t('modes')}</legend>
        <p className={section.quiet}>{t('modesHint')}</p>
        {offered.map((mode) => (
          <Checkbox
            key={mode}
            checked={modes.includes(mode)}
            onChange={() => setModes(toggleItem(modes, mode))}
            label={commonT(mode)}
          />
        ))}
        {noMode && <FieldError id="apply-modes">{t('noMode')}</FieldError>}
      </fieldset>
      <ActivityAreas />
      <TimesField fair={fair} slots={slots} onChange={setSlots} invalid={attempts > 0 && slots.length === 0} />
      <ApplicationFooter maxNoteLength={300} error={error} busy={isPending} />
    </form>
  );
};
