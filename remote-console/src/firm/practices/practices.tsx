import { Box, Chip, Typography } from '@mui/material';
import { BooleanInput, maxLength, ResourceContextProvider, required, TextInput, useTranslate } from 'react-admin';
import type { Practice } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { DocumentList } from '../../parts/DocumentList';
import { Languages } from '../../parts/Languages';
import { LList } from '../../parts/LList';
import { LText } from '../../parts/LText';
import { Pair } from '../../parts/Pair';
import { PictureUrl } from '../../parts/PictureUrl';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { source } from '../../parts/source';
import { practiceI18n } from './i18n';

const s = source<Practice>();

const create = (): Partial<Practice> => ({
  code: '',
  name: { ko: '' },
  summary: { ko: '' },
  items: [],
  enabled: true,
});

const Row = ({ practice }: { practice: Practice }) => {
  const t = practiceI18n.useT();
  const language = useLanguage();
  return (
    <Box sx={{ opacity: practice.enabled ? 1 : 0.7 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {practice.name[language]?.trim() || practice.name.ko || t('fresh')}{' '}
        {!practice.enabled && <Chip variant="outlined" label={t('hidden')} />}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {practice.summary[language]?.trim() || practice.summary.ko}
      </Typography>
    </Box>
  );
};

const Fields = () => {
  const t = practiceI18n.useT();
  return (
    <>
      <Languages>
        <LText source={s('name')} max={60} required />
        <LText source={s('summary')} max={300} multiline required />
      </Languages>
      <LList source={s('items')} max={80} />
      <Pair>
        <TextInput source={s('code')} validate={[required(), maxLength(40)]} helperText={t('codeHint')} />
        <TextInput source={s('icon')} validate={maxLength(40)} />
        <TextInput source={s('link')} />
        <BooleanInput source={s('enabled')} />
      </Pair>
      <PictureUrl source={s('image')} />
    </>
  );
};

const Rows = () => {
  const t = practiceI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <DocumentList<Practice>
      list="practices"
      label={translate('resources.practices.name')}
      words={{
        lead: t('lead'),
        add: t('add'),
        done: t('done'),
        fresh: t('fresh'),
        edit: (name) => t('edit', { name }),
        remove: (name) => t('remove', { name }),
      }}
      nameOf={({ name }) => name[language]?.trim() || name.ko}
      row={(practice) => <Row practice={practice} />}
      create={create}
    >
      {() => <Fields />}
    </DocumentList>
  );
};

export const PracticesPage = () => (
  <ResourceContextProvider value="practices">
    <RecordEdit id="practices" title="resources.practices.name">
      <RecordForm>
        <Rows />
      </RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);
