import { Typography } from '@mui/material';
import { BooleanInput, CheckboxGroupInput, NumberInput, required, TextArrayInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { devices, dismissals, type Popup, skins } from 'shared/contract';
import { languages } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { popupI18n } from './i18n';

const s = source<Popup>();

/** Period, audience and appearance of a popup. */
export const PopupAside = () => {
  const t = popupI18n.useT();
  const dismiss = useWatch<Popup, 'dismiss'>({ name: 'dismiss' });
  return (
    <>
      <Section title={t('period')}>
        <BooleanInput source={s('enabled')} />
        <SeoulDateTimeInput source={s('startAt')} validate={required()} />
        <SeoulEndInput source={s('endAt')} validate={required()} />
        <ChoiceInput source={s('device')} values={devices} required />
        <CheckboxGroupInput
          source={s('locales')}
          choices={buildChoices('popups', 'locales', languages)}
          helperText={t('localesHint')}
        />
        <TextArrayInput source={s('paths')} helperText={t('pathsHint')} />
      </Section>
      <Section title={t('appearance')}>
        <ChoiceInput source={s('skin')} values={skins} required />
        <FormGrid>
          <NumberInput source={s('position.left')} min={0} helperText={false} />
          <NumberInput source={s('position.top')} min={0} helperText={false} />
          <NumberInput source={s('position.width')} min={0} helperText={false} />
          <NumberInput source={s('position.height')} min={0} helperText={false} />
        </FormGrid>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mb: 1 }}>
          {t('positionHint')}
        </Typography>
        <ChoiceInput source={s('dismiss')} values={dismissals} required />
        {dismiss === 'HOURS' && <NumberInput source={s('hideHours')} min={1} max={8760} validate={required()} />}
        <NumberInput source={s('order')} min={0} step={1} validate={required()} />
      </Section>
    </>
  );
};
