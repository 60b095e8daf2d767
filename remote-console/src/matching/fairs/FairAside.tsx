import { BooleanInput, CheckboxGroupInput, NumberInput, required, TextInput } from 'react-admin';
import { certificateTypes, type Fair, fairDirections, fairTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { fairI18n } from './i18n';
import { useFairRules } from './use-fair-rules';

const s = source<Fair>();

const numberFields = [
  ['slotMinutes', 5, 120],
  ['bufferMinutes', 0, 120],
  ['requestTtlHours', 1, 2160],
  ['cancelCutoffHours', 0, 720],
  ['leadMinutes', 0, 1440],
] as const;

type RequiredRule = (typeof numberFields)[number][0] | 'timezone';
const shrunkLabel = { slotProps: { inputLabel: { shrink: true } } };

/** Publication and rules of a fair. */
export const FairAside = () => {
  const t = fairI18n.useT();
  const { data: rules } = useFairRules();
  const describeRule = (name: RequiredRule) =>
    rules && { placeholder: String(rules[name]), helperText: t('settingHint', { value: rules[name] }), ...shrunkLabel };
  const unlimited = { placeholder: t('unlimited'), helperText: t('limitless'), ...shrunkLabel };
  return (
    <>
      <Section title={t('publishing')}>
        <BooleanInput source={s('published')} helperText={t('publishedHint')} />
        <ChoiceInput source={s('type')} values={fairTypes} required />
      </Section>
      <Section title={t('rules')}>
        <ChoiceInput source={s('direction')} values={fairDirections} required />
        <CheckboxGroupInput
          source={s('sellerCertificates')}
          choices={buildChoices('fairs', 'sellerCertificates', certificateTypes)}
          validate={required()}
        />
        {numberFields.map(([name, min, max]) => (
          <NumberInput key={name} source={s(name)} min={min} max={max} {...describeRule(name)} />
        ))}
        <NumberInput source={s('maxPending')} min={1} max={1000} {...unlimited} />
        <NumberInput source={s('maxPerDay')} min={1} max={100} {...unlimited} />
        <TextInput source={s('timezone')} {...describeRule('timezone')} />
      </Section>
    </>
  );
};
