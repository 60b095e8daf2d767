import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import {
  bindField,
  ConfirmDialog,
  FormOutcome,
  ProblemNotice,
  QueryBoundary,
  useForm,
  useInPlaceFocus,
} from 'shared/account-forms';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, saveFile } from 'shared/ui';
import { FormError } from '../FormError';
import layout from '../form.module.css';
import { HourPicker } from '../HourPicker';
import type { ConsultRequest } from '../request-values';
import { noWish, useFreeHours, useHourRelease, useRefusedHour } from '../use-free-hours';
import { requestsI18n } from './i18n';
import styles from './timeline.module.css';

/** What names the hours that a request can choose from. */
const toWish = ({ office, _lawyer, appointment }: ConsultRequest) => ({
  office: String(office ?? ''),
  lawyer: _lawyer ?? '',
  booked: appointment?._hours,
});

interface AppointmentProps {
  request: ConsultRequest;
  headers: Record<string, string>;
  onChanged: (request: ConsultRequest) => void;
}

const isBefore = (instant: string) => Date.now() < Date.parse(instant);

/** Chooses a free hour, for the first time or anew. */
const HourForm = ({ request, headers, onChanged, onClose }: AppointmentProps & { onClose: () => void }) => {
  const t = requestsI18n.useT();
  const form = useForm({ start: '' });
  const { start } = form.values;
  const release = () => form.set({ start: '' });
  const { hoursVersion, releaseRefusedHour } = useRefusedHour(release);
  const hours = useFreeHours(toWish(request), hoursVersion);
  useHourRelease(hours, start, release);

  const save = async () => {
    const answer = await api.forms
      .setAppointment({ params: { id: request._id }, body: { start } }, { headers })
      .catch(releaseRefusedHour);
    onChanged(answer.form);
    onClose();
  };

  return (
    <form ref={form.formRef} className={styles.hours} onSubmit={form.submit(save)} noValidate>
      <QueryBoundary query={{ ...hours, data: hours.starts }} skeletons={1}>
        {(starts) =>
          starts.length > 0 ? (
            <HourPicker starts={starts} none={t('chooseNone')} required autoFocus {...bindField(form, 'start')} />
          ) : (
            <p role="status">{t('noHours')}</p>
          )
        }
      </QueryBoundary>
      <FormError failure={form.failure} />
      <div className={layout.actions}>
        {!!hours.starts?.length && (
          <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
            {t('moveTo')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The hour of a consultation, which is chosen, moved, cancelled and put into a calendar here. */
export const AppointmentPanel = ({ request, headers, onChanged }: AppointmentProps) => {
  const t = requestsI18n.useT();
  const language = useLanguage();
  const [mode, setMode] = useState<'read' | 'move' | 'cancel'>('read');
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const [outcome, setOutcome] = useState<'hourSet' | 'hourCancelled' | null>(null);
  const sectionRef = useInPlaceFocus<HTMLElement>(mode === 'move');
  const { _id, receiptNo, appointment, status } = request;
  const params = { id: _id };
  const isOpen = status !== 'CLOSED' && status !== 'SPAM';
  const isAhead = appointment !== null && isBefore(appointment.start);
  const isChangeable = appointment === null || !isAhead || isBefore(appointment.changeableUntil);
  // Of an appointment there were hours, and the form says if none are left; without one nothing is offered that is not there.
  const { starts } = useFreeHours(isOpen && !appointment ? toWish(request) : noWish);
  const canChoose = isOpen && isChangeable && (appointment !== null || !!starts?.length);
  if (!appointment && !canChoose && !outcome) return null;

  const change = (changed: ConsultRequest) => {
    setOutcome(changed.appointment ? 'hourSet' : 'hourCancelled');
    onChanged(changed);
  };
  const cancel = async () => {
    const answer = await api.forms.setAppointment({ params, body: { start: null } }, { headers });
    change(answer.form);
  };
  const download = () => {
    setProblem(null);
    api.forms
      .calendar({ params }, { headers })
      .then((blob) => saveFile(blob, `${receiptNo}.ics`))
      .catch(async (cause: unknown) => setProblem(await failureOf(cause)));
  };

  return (
    <section ref={sectionRef} className={styles.appointment} aria-labelledby={`${_id} ${_id}-appointment`}>
      <h3 id={`${_id}-appointment`} className={styles.title}>
        {t('appointment')}
      </h3>
      {appointment && (
        <p>
          <span className={styles.when}>{formatDateLong(appointment.start, language, true)}</span>{' '}
          {t(isAhead ? (appointment.status === 'CONFIRMED' ? 'state.CONFIRMED' : 'state.REQUESTED') : 'state.OVER')}
        </p>
      )}
      {outcome && <FormOutcome key={appointment?.start}>{t(outcome)}</FormOutcome>}
      <ProblemNotice cause={problem} />
      {isAhead && !isChangeable && <p>{t('tooLate')}</p>}
      {mode === 'move' ? (
        <HourForm request={request} headers={headers} onChanged={change} onClose={() => setMode('read')} />
      ) : (
        <div className={layout.actions}>
          {isAhead && appointment.status === 'CONFIRMED' && (
            <Button small onClick={download}>
              <CalendarPlus aria-hidden />
              {t('addToCalendar')}
            </Button>
          )}
          {canChoose && (
            <Button small data-opens="" onClick={() => setMode('move')}>
              {t(isAhead ? 'move' : 'choose')}
            </Button>
          )}
          {isAhead && isChangeable && (
            <Button small variant="quiet" onClick={() => setMode('cancel')}>
              {t('cancelHour')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={mode === 'cancel'}
        onClose={() => setMode('read')}
        title={t('cancelHour')}
        text={t('cancelHourText')}
        confirmLabel={t('cancelHourYes')}
        danger
        onConfirm={cancel}
      />
    </section>
  );
};
