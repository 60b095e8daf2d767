import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'shared/router';
import { letterI18n } from './i18n';
import { LetterForm, type LetterKind } from './LetterForm';

const kinds = ['mail', 'sms'] as const;

/** A one-off e-mail or text message, outside of the templates. */
export const LettersPage = () => {
  const t = letterI18n.useT();
  const [kind, setKind] = useState<LetterKind>('mail');
  // A letter that has left makes room for the next one.
  const [sent, setSent] = useState(0);
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={t('title')} preferenceKey={false} />
      <Tabs
        value={kind}
        onChange={(_, next: LetterKind) => setKind(next)}
        aria-label={t('kinds')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {kinds.map((each) => (
          <Tab key={each} value={each} label={t(each)} id={`letter-${each}`} aria-controls="letter-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="letter-panel" aria-labelledby={`letter-${kind}`}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('lead')}
        </Typography>
        <LetterForm key={`${kind}${sent}`} kind={kind} onSent={() => setSent(sent + 1)} />
      </Box>
      <Button component={Link} to="/console/mail" sx={{ mt: 2 }}>
        {t('log')}
      </Button>
    </Box>
  );
};
