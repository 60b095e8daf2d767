import { Box, Chip, Typography } from '@mui/material';
import { Briefcase } from 'lucide-react';
import { BooleanInput, maxLength, required, TextInput, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Practice } from 'shared/contract';
import { DocumentEdit } from '../../components/forms/DocumentEdit';
import { source } from '../../components/forms/source';
import { useLocalised } from '../../components/hooks/use-localised';
import { useT } from '../../components/i18n';
import { ArrayItemsInput } from '../../components/inputs/ArrayItemsInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedListInput } from '../../components/inputs/LocalisedListInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { DocumentItemList } from '../../components/lists/DocumentItemList';
import { ImageUrlInput } from '../../components/media/ImageUrlInput';
import { definePage } from '../../data/define-resource';
import { createDocumentStore } from '../../data/resource-store';
import { practiceI18n, practiceLabels } from './i18n';

const s = source<Practice>();
const step = source<NonNullable<Practice['steps']>[number]>();
const question = source<NonNullable<Practice['questions']>[number]>();

const createPractice = (): Partial<Practice> => ({
  code: '',
  name: { ko: '' },
  summary: { ko: '' },
  items: [],
  enabled: true,
});

const PracticeRow = ({ practice }: { practice: Practice }) => {
  const t = practiceI18n.useT();
  const tComponents = useT();
  const localise = useLocalised();
  return (
    <Box sx={{ opacity: practice.enabled ? 1 : 0.7 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {localise(practice.name) || t('newPractice')}{' '}
        {!practice.enabled && <Chip variant="outlined" label={tComponents('hidden')} />}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {localise(practice.summary)}
      </Typography>
    </Box>
  );
};

const PracticeFields = () => {
  const t = practiceI18n.useT();
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('name')} max={60} required />
        <LocalisedTextInput source={s('summary')} max={300} multiline required />
        <LocalisedTextInput source={s('about')} max={2000} multiline minRows={3} />
        <LocalisedTextInput source={s('cost')} max={1000} multiline minRows={2} />
      </LanguageTabs>
      <LocalisedListInput source={s('items')} max={80} />
      <FormGrid>
        <TextInput source={s('code')} validate={[required(), maxLength(40)]} helperText={t('codeHint')} />
        <TextInput source={s('icon')} validate={maxLength(40)} />
        <TextInput source={s('link')} />
        <BooleanInput source={s('enabled')} />
      </FormGrid>
      <ImageUrlInput source={s('image')} />
      <ArrayItemsInput source={s('steps')}>
        <LanguageTabs>
          <LocalisedTextInput source={step('title')} max={60} required />
          <LocalisedTextInput source={step('text')} max={300} multiline required />
        </LanguageTabs>
      </ArrayItemsInput>
      <ArrayItemsInput source={s('questions')}>
        <LanguageTabs>
          <LocalisedTextInput source={question('question')} max={200} required />
          <LocalisedTextInput source={question('answer')} max={1000} multiline required />
        </LanguageTabs>
      </ArrayItemsInput>
    </>
  );
};

const PracticeList = () => {
  const t = practiceI18n.useT();
  const translate = useTranslate();
  const localise = useLocalised();
  return (
    <DocumentItemList<Practice>
      list="practices"
      label={translate('resources.practices.name')}
      addLabel={t('add')}
      newName={t('newPractice')}
      getName={({ name }) => localise(name)}
      row={(practice) => <PracticeRow practice={practice} />}
      create={createPractice}
    >
      {() => <PracticeFields />}
    </DocumentItemList>
  );
};

const PracticesPage = () => (
  <DocumentEdit resource="practices">
    <PracticeList />
  </DocumentEdit>
);

export const practices = definePage({
  name: 'practices',
  labels: practiceLabels,
  menu: { group: 'site', order: 30, Icon: Briefcase },
  store: createDocumentStore('practices', api.console.practices, contract.console.practices),
  Page: PracticesPage,
});
