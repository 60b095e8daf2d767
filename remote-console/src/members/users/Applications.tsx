import { Alert, Box, Typography } from '@mui/material';
import { useEditContext, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { AskedButton } from '../../parts/AskedButton';
import { Group } from '../../parts/Group';
import { Application } from './Application';
import { userI18n } from './i18n';
import { Paper } from './Paper';

/** What they applied for, with the papers beside it. */
export const Applications = () => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const user = useRecordContext<User & { id: string }>();
  const { refetch } = useEditContext();
  const { dirtyFields } = useFormState();
  if (!user) return null;
  const dirty = Object.keys(dirtyFields).length > 0;
  const papers = [user.businessRegistration, user.introductionFile].filter((file) => file !== null);
  return (
    <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' } }}>
      <Box sx={{ minWidth: 0 }}>
        {dirty && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('saveBefore')}
          </Alert>
        )}
        {user.buyer && <Application user={user} side="BUYER" locked={dirty} />}
        {user.seller && <Application user={user} side="SELLER" locked={dirty} />}
        {!user.buyer && !user.seller && <Typography color="text.secondary">{t('noProfile')}</Typography>}
      </Box>
      <Group title={t('papers')}>
        {papers.length === 0 && <Typography color="text.secondary">{t('noPaper')}</Typography>}
        {papers.map((file) => (
          <Box key={file._id} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" sx={{ m: 0, mb: 0.5 }}>
              {translate(
                `resources.users.fields.${file === user.introductionFile ? 'introductionFile' : 'businessRegistration'}`,
              )}
            </Typography>
            <Paper file={file} />
          </Box>
        ))}
        {user.businessRegistration && (
          <AskedButton
            color="error"
            disabled={dirty}
            label={t('removePaper')}
            ask={t('removePaperAsk')}
            done={translate('ra.notification.deleted', { smart_count: 1 })}
            act={async () => {
              await api.console.users.removePaper({ params: { id: user._id } });
              await refetch();
            }}
          />
        )}
      </Group>
    </Box>
  );
};
