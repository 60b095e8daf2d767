import { Typography } from '@mui/material';
import { BooleanInput, CheckboxGroupInput, NumberInput, required, SelectInput, TextArrayInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { devices, dismissals, type Popup, skins } from 'shared/contract';
import { languages } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { popupI18n } from './i18n';

const s = source<Popup>();

const validateEnd = (endAt: string | null, { startAt }: { startAt?: string | null }) =>
  endAt && startAt && Date.parse(endAt) <= Date.parse(startAt) ? 'resources.popups.period' : undefined;

/** Period, audience and appearance of a popup. */
export const PopupAside = () => {
  const t = popupI18n.useT();
  const dismiss = useWatch<Popup, 'dismiss'>({ name: 'dismiss' });
  return (
    <>
      <Section title={t('period')}>
        <BooleanInput source={s('enabled')} />
        <SeoulDateTimeInput source={s('startAt')} validate={required()} />
        <SeoulDateTimeInput source={s('endAt')} validate={[required(), validateEnd]} />
        <SelectInput source={s('device')} choices={buildChoices('popups', 'device', devices)} validate={required()} />
        <CheckboxGroupInput
          source={s('locales')}
          choices={buildChoices('popups', 'locales', languages)}
          helperText={t('allLocales')}
        />
        <TextArrayInput source={s('paths')} helperText={t('homeOnly')} />
      </Section>
      <Section title={t('look')}>
        <SelectInput source={s('skin')} choices={buildChoices('popups', 'skin', skins)} validate={required()} />
        <FormGrid>
          <NumberInput source={s('position.left')} min={0} helperText={false} />
          <NumberInput source={s('position.top')} min={0} helperText={false} />
          <NumberInput source={s('position.width')} min={0} helperText={false} />
          <NumberInput source={s('position.height')} min={0} helperText={false} />
        </FormGrid>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mb: 1 }}>
          {t('positionHint')}
        </Typography>
        <SelectInput
          source={s('dismiss')}
          choices={buildChoices('popups', 'dismiss', dismissals)}
          validate={required()}
        />
        {dismiss === 'HOURS' && <NumberInput source={s('hideHours')} min={1} max={8760} validate={required()} />}
        <NumberInput source={s('order')} min={0} step={1} validate={required()} />
      </Section>
    </>
  );
};
