import { Alert, Typography } from '@mui/material';
import { maxLength, minValue, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { type Program, programTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { SeoulEndInput } from '../../components/inputs/SeoulEndInput';
import { SlugInput } from '../../components/inputs/SlugInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { HallInput } from './HallInput';
import { programI18n } from './i18n';
import { ProgramFiles } from './ProgramFiles';

const s = source<Program>();
const increment = source<NonNullable<Program['increments']>[number]>();
const tier = source<NonNullable<Program['premium']>[number]>();
const secondsFields = ['interval', 'window', 'extension'] as const;

const BiddingRules = () => {
  const t = programI18n.useT();
  return (
    <Section title={t('rules')}>
      <FormGrid>
        {secondsFields.map((name) => (
          <NumberInput key={name} source={s(name)} min={0} max={86_400} step={1} helperText={t('settingDefault')} />
        ))}
        <NumberInput source={s('maxExtensions')} min={0} max={1000} step={1} helperText={t('settingDefault')} />
      </FormGrid>
      <ArrayItemsInput source={s('increments')} inline>
        <NumberInput source={increment('from')} min={0} validate={required()} helperText={false} />
        <NumberInput source={increment('step')} min={1} validate={[required(), minValue(1)]} helperText={false} />
      </ArrayItemsInput>
      <ArrayItemsInput source={s('premium')} inline>
        <NumberInput source={tier('upTo')} min={1} helperText={t('topTier')} />
        <NumberInput source={tier('rate')} min={0} max={100} validate={required()} helperText={false} />
      </ArrayItemsInput>
      <Typography variant="body2" color="text.secondary">
        {t('settingDefault')}
      </Typography>
    </Section>
  );
};

/** Texts, times, bidding rules and files of an auction. */
export const ProgramFields = () => {
  const t = programI18n.useT();
  const program = useRecordContext<Program & { id: string }>();
  const isOpened = program && ['OPEN', 'CLOSING', 'CLOSED'].includes(program.status);
  const afterOpen = (closeAt: string | null, { openAt }: Partial<Program>) =>
    closeAt && openAt && closeAt <= openAt ? t('closeBeforeOpen') : undefined;
  return (
    <>
      {isOpened && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('rulesLocked')}
        </Alert>
      )}
      <LanguageTabs>
        <LocalisedTextInput source={s('title')} max={120} required />
        <LocalisedHtmlInput source={s('description')} />
        <SlugInput source={s('slugs')} />
      </LanguageTabs>
      <FormGrid columns={3}>
        <TextInput source={s('code')} validate={[required(), maxLength(80)]} helperText={t('codeHint')} />
        <HallInput source={s('hall')} validate={required()} helperText={false} />
        <ChoiceInput source={s('type')} values={programTypes} required helperText={false} />
      </FormGrid>
      <Section title={t('times')}>
        <FormGrid>
          <SeoulDateTimeInput source={s('previewFrom')} helperText={false} />
          <SeoulEndInput source={s('previewTo')} />
          <SeoulDateTimeInput source={s('openAt')} validate={required()} helperText={false} />
          <SeoulDateTimeInput source={s('closeAt')} validate={[required(), afterOpen]} helperText={false} />
        </FormGrid>
      </Section>
      <BiddingRules />
      <ProgramFiles />
    </>
  );
};
