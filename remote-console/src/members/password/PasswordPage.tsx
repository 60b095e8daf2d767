import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { TotpSettings, twoStepI18n } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { Section } from '../../components/layout/Section';
import { PasskeySettings } from './PasskeySettings';
import { PasswordForm } from './PasswordForm';
import { SessionList, sessionsKey } from './SessionList';

/** The user's password, two-step sign-in, passkeys and sessions. */
export const PasswordPage = () => {
  const translate = useTranslate();
  const t = twoStepI18n.useT();
  const user = useAuth((state) => state.user?.sub) ?? '';
  const queries = useQueryClient();
  return (
    <Box sx={{ pt: 3, display: 'grid', columnGap: 6, gridTemplateColumns: { lg: 'repeat(2, minmax(0, 480px))' } }}>
      <Title title={translate('resources.password.name')} preferenceKey={false} />
      <PasswordForm onChanged={() => void queries.invalidateQueries({ queryKey: [sessionsKey] })} />
      <Box>
        <Section title={t('title')}>
          <TotpSettings user={user} />
        </Section>
        <PasskeySettings />
        <SessionList />
      </Box>
    </Box>
  );
};
