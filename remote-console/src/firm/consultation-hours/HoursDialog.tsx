import { FormHelperText } from '@mui/material';
import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  ResourceContextProvider,
  required,
  TextInput,
} from 'react-admin';
import { api } from 'shared/client';
import type { ConsultationHours } from 'shared/contract';
import { openingDays } from 'shared/format';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { source } from '../../components/forms/source';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { hoursI18n } from './i18n';
import type { HoursOwner } from './use-hours';

type Draft = Pick<ConsultationHours, 'weekly' | 'exceptions' | 'slotMinutes' | 'seats' | 'enabled'>;

const s = source<Draft>();
const weekly = source<Draft['weekly'][number]>();
const exception = source<Draft['exceptions'][number]>();
const period = source<Draft['exceptions'][number]['hours'][number]>();

const newHours: Draft = {
  weekly: [
    { days: 'WEEKDAYS', from: '10:00', to: '12:00' },
    { days: 'WEEKDAYS', from: '13:00', to: '17:00' },
  ],
  exceptions: [],
  slotMinutes: 60,
  seats: 1,
  enabled: true,
};

const HoursFields = () => {
  const t = hoursI18n.useT();
  return (
    <>
      <BooleanInput source={s('enabled')} />
      <FormGrid>
        <NumberInput source={s('slotMinutes')} step={5} validate={[required(), minValue(15), maxValue(240)]} />
        <NumberInput source={s('seats')} step={1} validate={[required(), minValue(1), maxValue(20)]} />
      </FormGrid>
      <ArrayItemsInput source={s('weekly')} inline>
        <ChoiceInput source={weekly('days')} values={openingDays} labelField="openingDays" required />
        <TextInput source={weekly('from')} type="time" validate={required()} />
        <TextInput source={weekly('to')} type="time" validate={required()} />
      </ArrayItemsInput>
      <ArrayItemsInput source={s('exceptions')}>
        <TextInput source={exception('date')} type="date" validate={required()} />
        <ArrayItemsInput source={exception('hours')} inline>
          <TextInput source={period('from')} type="time" validate={required()} />
          <TextInput source={period('to')} type="time" validate={required()} />
        </ArrayItemsInput>
      </ArrayItemsInput>
      <FormHelperText>{t('exceptionsHint')}</FormHelperText>
    </>
  );
};

interface Props {
  owner: HoursOwner & { name: string };
  /** Undefined before the owner has any. */
  hours: ConsultationHours | undefined;
  reload: () => unknown;
  onClose: () => void;
}

/** Sets the weekly hours, the days with others, and how clients are received. */
export const HoursDialog = ({ owner, hours, reload, onClose }: Props) => {
  const t = hoursI18n.useT();
  const call = useDialogCall(onClose, reload);
  const save = ({ weekly, exceptions, slotMinutes, seats, enabled }: Draft) => {
    const body = {
      weekly,
      exceptions: (exceptions ?? []).map(({ date, hours: periods }) => ({ date, hours: periods ?? [] })),
      slotMinutes,
      seats,
      enabled,
    };
    const { office, _lawyer } = owner;
    return call(
      hours
        ? api.console.consultationHours.update({ params: { id: hours._id }, body: { ...body, version: hours.version } })
        : api.console.consultationHours.create({ body: { ...body, office, _lawyer } }),
      t('saved'),
    );
  };
  return (
    <ResourceContextProvider value="consultationHours">
      <FormDialog<Draft>
        title={t('hoursOf', { name: owner.name })}
        submit={t('save')}
        wide
        defaults={hours ?? newHours}
        onSubmit={save}
        onClose={onClose}
      >
        <HoursFields />
      </FormDialog>
    </ResourceContextProvider>
  );
};
