import { Box, Button, Dialog, DialogContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { DialogHeader } from '../../components/dialogs/DialogHeader';
import { Section } from '../../components/layout/Section';
import { ChannelList } from './ChannelList';
import { IssuePermitForm } from './IssuePermitForm';
import { permitI18n } from './i18n';
import { PermitLink } from './PermitLink';
import { PermitList, permitsKey } from './PermitList';
import { useReleases } from './use-releases';

const titleId = 'permit-issue';

/** The releases of each channel, and the permits for releases that are not public yet. */
export const ReleasesPage = () => {
  const t = permitI18n.useT();
  const queries = useQueryClient();
  const { data } = useReleases();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);

  const onIssued = (issued: string) => {
    setLink(issued);
    void queries.invalidateQueries({ queryKey: [permitsKey] });
  };
  const close = () => {
    setOpen(false);
    setLink(null);
  };

  return (
    <Box sx={{ pt: 3 }}>
      <Title title="resources.releases.name" preferenceKey={false} />
      <ChannelList />
      <Section title={t('permits')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
          <Typography color="text.secondary" sx={{ flex: 1, minWidth: 200 }}>
            {t('lead')}
          </Typography>
          <Button
            variant="outlined"
            disabled={!data}
            startIcon={<Plus size={16} aria-hidden />}
            onClick={() => setOpen(true)}
            sx={{ minHeight: 36 }}
          >
            {t('issuePermit')}
          </Button>
        </Box>
        <PermitList />
      </Section>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogHeader id={titleId} title={t('issuePermit')} onClose={close} />
        {link ? (
          <DialogContent dividers>
            <PermitLink link={link} />
          </DialogContent>
        ) : (
          data && <IssuePermitForm releases={data} onIssued={onIssued} />
        )}
      </Dialog>
    </Box>
  );
};
