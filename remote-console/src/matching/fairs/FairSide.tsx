import { BooleanInput, CheckboxGroupInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { certificateTypes, type Fair, fairDirections, fairTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { source } from '../../parts/source';
import { fairI18n } from './i18n';

const s = source<Fair>();

const numbers = [
  ['slotMinutes', 5, 120],
  ['bufferMinutes', 0, 120],
  ['requestTtlHours', 1, 2160],
  ['cancelCutoffHours', 0, 720],
  ['leadMinutes', 0, 1440],
] as const;

/** What is decided about a fair. */
export const FairSide = () => {
  const t = fairI18n.useT();
  return (
    <>
      <Group title={t('publishing')}>
        <BooleanInput source={s('published')} helperText={t('publishedHint')} />
        <SelectInput source={s('type')} choices={choices('fairs', 'type', fairTypes)} validate={required()} />
      </Group>
      <Group title={t('rules')}>
        <SelectInput
          source={s('direction')}
          choices={choices('fairs', 'direction', fairDirections)}
          validate={required()}
        />
        <CheckboxGroupInput
          source={s('sellerCertificates')}
          choices={choices('fairs', 'sellerCertificates', certificateTypes)}
          validate={required()}
        />
        {numbers.map(([name, min, max]) => (
          <NumberInput key={name} source={s(name)} min={min} max={max} helperText={t('usual')} />
        ))}
        <NumberInput source={s('maxPending')} min={1} max={1000} helperText={t('limitless')} />
        <NumberInput source={s('maxPerDay')} min={1} max={100} helperText={t('limitless')} />
        <TextInput source={s('timezone')} helperText={t('usual')} />
      </Group>
    </>
  );
};
