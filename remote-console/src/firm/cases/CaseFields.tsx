import { FormHelperText } from '@mui/material';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectArrayInput,
  TextInput,
} from 'react-admin';
import { type Case, caseOutcomes, type Lawyer } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { getLawyerName, useLawyers } from '../../data/use-lawyers';
import { OfficeInput } from '../lawyers/OfficeInput';
import { PracticesInput } from '../lawyers/PracticesInput';
import { caseI18n } from './i18n';

const s = source<Case>();

const LawyersInput = () => {
  const language = useLanguage();
  const { data, isPending } = useLawyers();
  return (
    <SelectArrayInput
      source={s('_lawyers')}
      choices={data?.lawyers ?? []}
      isPending={isPending}
      optionValue="_id"
      optionText={(lawyer: Lawyer) => getLawyerName(lawyer, language)}
      translateChoice={false}
    />
  );
};

/** Outcome, place and address of a case. */
export const CaseAside = () => {
  const t = caseI18n.useT();
  return (
    <>
      <BooleanInput source={s('published')} />
      <ChoiceInput source={s('outcome')} values={caseOutcomes} required />
      <NumberInput source={s('year')} step={1} validate={[required(), minValue(1990), maxValue(2100)]} />
      <PracticesInput source={s('practices')} validate={required()} />
      <LawyersInput />
      <OfficeInput source={s('office')} emptyText={t('noOffice')} />
      <TextInput source={s('slug')} validate={[required(), maxLength(80)]} helperText={t('slugHint')} />
      <NumberInput source={s('order')} min={0} step={1} helperText={t('orderHint')} />
    </>
  );
};

/** What is told of a case. */
export const CaseFields = () => {
  const t = caseI18n.useT();
  return (
    <>
      <FormHelperText>{t('anonymousHint')}</FormHelperText>
      <LanguageTabs>
        <LocalisedTextInput source={s('title')} max={120} required />
        <LocalisedTextInput source={s('summary')} max={300} multiline required />
        <LocalisedHtmlInput source={s('content')} required />
      </LanguageTabs>
    </>
  );
};
