import { Box, Chip, Stack, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Lawyer } from 'shared/contract';
import { srcSetOf } from 'shared/ui';
import { DocumentList } from '../../parts/DocumentList';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { lawyerI18n } from './i18n';
import { LawyerFields } from './LawyerFields';

const Row = ({ lawyer }: { lawyer: Lawyer }) => {
  const t = lawyerI18n.useT();
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', opacity: lawyer.enabled ? 1 : 0.7 }}>
      <Box
        sx={{
          width: 36,
          height: 48,
          flex: 'none',
          borderRadius: 0.5,
          overflow: 'hidden',
          bgcolor: 'var(--sand)',
          '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
        }}
      >
        {lawyer.image && (
          <img src={lawyer.image.url} srcSet={srcSetOf(lawyer.image.url)} sizes="36px" alt="" loading="lazy" />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {lawyer.title || t('fresh')} {lawyer.ceo && <Chip color="primary" variant="outlined" label={t('ceo')} />}{' '}
          {!lawyer.enabled && <Chip variant="outlined" label={t('hidden')} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {lawyer.titleEn}
        </Typography>
      </Box>
    </Stack>
  );
};

const create = (): Partial<Lawyer> => ({
  title: '',
  titleEn: '',
  slug: '',
  ceo: false,
  image: null,
  office: null,
  practices: [],
  specialties: [],
  education: [],
  careers: [],
  enabled: true,
});

const Rows = () => {
  const t = lawyerI18n.useT();
  const translate = useTranslate();
  return (
    <DocumentList<Lawyer>
      list="lawyers"
      label={translate('resources.lawyers.name')}
      words={{
        lead: t('lead'),
        add: t('add'),
        done: t('done'),
        fresh: t('fresh'),
        edit: (name) => t('edit', { name }),
        remove: (name) => t('remove', { name }),
      }}
      nameOf={({ title }) => title}
      row={(lawyer) => <Row lawyer={lawyer} />}
      create={create}
    >
      {(index) => <LawyerFields index={index} />}
    </DocumentList>
  );
};

export const LawyersPage = () => (
  <ResourceContextProvider value="lawyers">
    <RecordEdit id="lawyers" title="resources.lawyers.name">
      <RecordForm>
        <Rows />
      </RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);
