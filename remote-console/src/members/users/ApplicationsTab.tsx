import { Alert, Box, Typography } from '@mui/material';
import { useEditContext, useRecordContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { Section } from '../../components/layout/Section';
import { DeleteButton } from '../../components/trash/DeleteButton';
import { ApplicationReview } from './ApplicationReview';
import { DocumentPreview } from './DocumentPreview';
import { userI18n } from './i18n';

/** The applications of a member with the documents they handed in beside them. */
export const ApplicationsTab = () => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const user = useRecordContext<User & { id: string }>();
  const { refetch } = useEditContext();
  const isDirty = useUnsavedChanges();
  if (!user) return null;
  const documents = [user.businessRegistration, user.introductionFile].filter((file) => file !== null);
  return (
    <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' } }}>
      <Box sx={{ minWidth: 0 }}>
        {isDirty && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('saveBefore')}
          </Alert>
        )}
        {user.buyer && <ApplicationReview user={user} side="BUYER" locked={isDirty} />}
        {user.seller && <ApplicationReview user={user} side="SELLER" locked={isDirty} />}
        {!user.buyer && !user.seller && <Typography color="text.secondary">{t('noProfile')}</Typography>}
      </Box>
      <Section title={t('documents')}>
        {documents.length === 0 && <Typography color="text.secondary">{t('noDocuments')}</Typography>}
        {documents.map((file) => (
          <Box key={file._id} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" sx={{ m: 0, mb: 0.5 }}>
              {translate(
                `resources.users.fields.${file === user.introductionFile ? 'introductionFile' : 'businessRegistration'}`,
              )}
            </Typography>
            <DocumentPreview file={file} />
          </Box>
        ))}
        {user.businessRegistration && (
          <DeleteButton
            disabled={isDirty}
            label={t('removeRegistration')}
            targets={[{ id: user.businessRegistration._id, name: user.businessRegistration.name }]}
            auditName="files"
            remove={() => api.console.users.removePaper({ params: { id: user._id } })}
            onDeleted={() => refetch()}
          />
        )}
      </Section>
    </Box>
  );
};
