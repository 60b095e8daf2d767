import { Box, Chip, Stack, Typography } from '@mui/material';
import { Users } from 'lucide-react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Lawyer } from 'shared/contract';
import { buildSrcSet } from 'shared/ui';
import { RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { DocumentItemList } from '../../components/lists/DocumentItemList';
import { definePage } from '../../data/define-resource';
import { createDocumentStore } from '../../data/resource-store';
import { lawyerI18n, lawyerLabels } from './i18n';
import { LawyerFields } from './LawyerFields';

const LawyerRow = ({ lawyer }: { lawyer: Lawyer }) => {
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
          <img src={lawyer.image.url} srcSet={buildSrcSet(lawyer.image.url)} sizes="36px" alt="" loading="lazy" />
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

const createLawyer = (): Partial<Lawyer> => ({
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

const LawyerList = () => {
  const t = lawyerI18n.useT();
  const translate = useTranslate();
  return (
    <DocumentItemList<Lawyer>
      list="lawyers"
      label={translate('resources.lawyers.name')}
      labels={{
        lead: t('lead'),
        add: t('add'),
        done: t('done'),
        fresh: t('fresh'),
        edit: (name) => t('edit', { name }),
        remove: (name) => t('remove', { name }),
      }}
      getName={({ title }) => title}
      row={(lawyer) => <LawyerRow lawyer={lawyer} />}
      create={createLawyer}
    >
      {(index) => <LawyerFields index={index} />}
    </DocumentItemList>
  );
};

const LawyersPage = () => (
  <ResourceContextProvider value="lawyers">
    <RecordEdit id="lawyers" title="resources.lawyers.name">
      <RecordForm>
        <LawyerList />
      </RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);

export const lawyers = definePage({
  name: 'lawyers',
  labels: lawyerLabels,
  menu: { group: 'site', Icon: Users },
  store: createDocumentStore('lawyers', api.console.lawyers, contract.console.lawyers),
  Page: LawyersPage,
});
