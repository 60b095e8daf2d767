import { Box, Chip, Stack, Typography } from '@mui/material';
import { Users } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Lawyer } from 'shared/contract';
import { DocumentEdit } from '../../components/forms/DocumentEdit';
import { useStagedUploads } from '../../components/forms/use-staged-uploads';
import { useT } from '../../components/i18n';
import { DocumentItemList } from '../../components/lists/DocumentItemList';
import { Thumbnail } from '../../components/media/Thumbnail';
import { definePage } from '../../data/define-resource';
import { createDocumentStore } from '../../data/resource-store';
import { lawyerI18n, lawyerLabels } from './i18n';
import { LawyerFields, listPortraitUploads } from './LawyerFields';

const LawyerRow = ({ lawyer }: { lawyer: Lawyer }) => {
  const t = lawyerI18n.useT();
  const tComponents = useT();
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', opacity: lawyer.enabled ? 1 : 0.7 }}>
      <Thumbnail file={lawyer.image} width={36} height={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {lawyer.title || t('newLawyer')} {lawyer.ceo && <Chip color="primary" variant="outlined" label={t('ceo')} />}{' '}
          {!lawyer.enabled && <Chip variant="outlined" label={tComponents('hidden')} />}
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
  useStagedUploads(listPortraitUploads);
  return (
    <DocumentItemList<Lawyer>
      list="lawyers"
      label={translate('resources.lawyers.name')}
      addLabel={t('add')}
      newName={t('newLawyer')}
      getName={({ title }) => title}
      row={(lawyer) => <LawyerRow lawyer={lawyer} />}
      create={createLawyer}
    >
      {(index) => <LawyerFields index={index} />}
    </DocumentItemList>
  );
};

const LawyersPage = () => (
  <DocumentEdit resource="lawyers">
    <LawyerList />
  </DocumentEdit>
);

export const lawyers = definePage({
  name: 'lawyers',
  labels: lawyerLabels,
  menu: { group: 'site', order: 20, Icon: Users },
  store: createDocumentStore('lawyers', api.console.lawyers, contract.console.lawyers),
  Page: LawyersPage,
});
