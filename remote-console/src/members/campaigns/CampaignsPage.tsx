import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'shared/router';
import { type CampaignChannel, CampaignForm } from './CampaignForm';
import { campaignI18n } from './i18n';

const channels = ['mail', 'sms'] as const;

/** Sends a one-off e-mail or text message that follows no template. */
export const CampaignsPage = () => {
  const t = campaignI18n.useT();
  const [channel, setChannel] = useState<CampaignChannel>('mail');
  // A new key gives an empty form after sending.
  const [sentCount, setSentCount] = useState(0);
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={t('title')} preferenceKey={false} />
      <Tabs
        value={channel}
        onChange={(_, next: CampaignChannel) => setChannel(next)}
        aria-label={t('kinds')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {channels.map((each) => (
          <Tab key={each} value={each} label={t(each)} id={`letter-${each}`} aria-controls="letter-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="letter-panel" aria-labelledby={`letter-${channel}`}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('lead')}
        </Typography>
        <CampaignForm key={`${channel}${sentCount}`} channel={channel} onSent={() => setSentCount(sentCount + 1)} />
      </Box>
      <Button component={Link} to="/console/mail" sx={{ mt: 2 }}>
        {t('log')}
      </Button>
    </Box>
  );
};
