import { Dialog, DialogContent } from '@mui/material';
import { useEffect, useId } from 'react';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { ConsultationHours, Form } from 'shared/contract';
import { formatDate, formatDateTime } from 'shared/format';
import { DialogHeader } from '../../components/dialogs/DialogHeader';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { LoadError } from '../../components/layout/LoadError';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { isOwnedBy, useHours, useHoursOwners, useMissingHours, useWeek } from '../consultation-hours/use-hours';
import type { TimelineDialogProps } from './StepDialog';
import { timelineI18n } from './timeline-i18n';

interface Draft {
  hours: string;
  date: string;
  start: string;
  message: string;
}

/** The hours of the chosen office or lawyer on the chosen day that are free, and the one that the client has. */
const StartInput = ({ booked }: { booked: Form['appointment'] }) => {
  const t = timelineI18n.useT();
  const { setValue } = useFormContext<Draft>();
  const { hours = '', date = '', start = '' } = useWatch<Draft>() as Partial<Draft>;
  const week = useWeek(hours || undefined, date);
  const starts = (week.data?.hours ?? [])
    .filter(({ start, free }) => formatDate(start) === date && Date.parse(start) > Date.now() && free > 0)
    .map(({ start }) => start);
  const own = booked && booked._hours === hours && formatDate(booked.start) === date ? [booked.start] : [];
  const choices = [...new Set([...own, ...starts])].sort();
  // Another office, lawyer or day has other hours; the select would only look empty.
  const isGone = start !== '' && !choices.includes(start);
  useEffect(() => {
    if (isGone) setValue('start', '');
  }, [isGone, setValue]);
  return (
    <>
      <SelectInput
        source="start"
        label={t('start')}
        choices={choices.map((id) => ({ id, name: formatDateTime(id).slice(11, 16) }))}
        isPending={week.isLoading}
        helperText={week.data && choices.length === 0 ? t('noneFree') : undefined}
        validate={required()}
      />
      {week.error && <LoadError error={week.error} retry={week.refetch} />}
    </>
  );
};

/** Whose hours fit the request: those that are booked, else of the lawyer, else of the office. */
const findFitting = (all: ConsultationHours[], { appointment, _lawyer, office }: Form) =>
  all.find(({ _id }) => _id === appointment?._hours) ??
  all.find((hours) => _lawyer && isOwnedBy(hours, { _lawyer })) ??
  all.find((hours) => isOwnedBy(hours, { office })) ??
  all[0];

interface AppointmentFormProps extends TimelineDialogProps {
  all: ConsultationHours[];
}

const AppointmentForm = ({ form, all, reload, onClose }: AppointmentFormProps) => {
  const t = timelineI18n.useT();
  const call = useDialogCall(onClose, reload);
  const owners = useHoursOwners();
  const { appointment, preferredAt, version, _id } = form;
  const choices = all.map((hours) => ({
    id: hours._id,
    name: owners.find((owner) => isOwnedBy(hours, owner))?.name ?? '',
  }));
  const start = appointment?.start ?? '';
  const save = ({ hours, start: chosen, message }: Draft) => {
    const body = { version, start: chosen, _hours: hours, ...(message && { message }) };
    return call(api.console.forms.setAppointment({ params: { id: _id }, body }), t('appointmentSet'));
  };
  return (
    <FormDialog<Draft>
      title={t('appointment')}
      lead={choices.length > 0 ? t('appointmentLead') : t('noHours')}
      submit={t('appointmentSubmit')}
      defaults={{
        hours: findFitting(all, form)?._id ?? '',
        date: formatDate(start) || preferredAt?.date || formatDate(Date.now()),
        start,
        message: '',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectInput source="hours" label={t('hoursOf')} choices={choices} validate={required()} />
      <TextInput source="date" label={t('date')} type="date" validate={required()} />
      <StartInput booked={appointment} />
      <TextInput source="message" label={t('toClient')} multiline minRows={2} validate={maxLength(1000)} />
    </FormDialog>
  );
};

/** Confirms the hour that the client has chosen, or books or moves it to another. */
export const AppointmentDialog = (props: TimelineDialogProps) => {
  const t = timelineI18n.useT();
  const id = useId();
  const { data } = useHours();
  const missing = useMissingHours();
  if (data && !missing) return <AppointmentForm all={data.consultationHours} {...props} />;
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogHeader id={id} title={t('appointment')} onClose={props.onClose} />
      <DialogContent dividers>{missing && <QueryStatus query={missing} height={240} />}</DialogContent>
    </Dialog>
  );
};
