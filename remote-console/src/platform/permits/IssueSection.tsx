import { Box, Button, Dialog, DialogContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DialogHeader } from '../../components/dialogs/DialogHeader';
import { Section } from '../../components/layout/Section';

interface Props {
  title: string;
  lead: string;
  /** Label of the button, and title of its dialog. */
  action: string;
  disabled?: boolean;
  /** Of the query of the list. */
  queryKey: string;
  list: ReactNode;
  /** The form in the dialog; calls `onIssued` with what is shown once. */
  form: (onIssued: (secret: string) => void) => ReactNode;
  /** What takes the form's place. */
  issued: (secret: string) => ReactNode;
}

/** A list of what administrators have issued, and a dialog that issues one more. */
export const IssueSection = ({ title, lead, action, disabled = false, queryKey, list, form, issued }: Props) => {
  const queries = useQueryClient();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);

  const onIssued = (created: string) => {
    setSecret(created);
    void queries.invalidateQueries({ queryKey: [queryKey] });
  };
  const close = () => {
    setOpen(false);
    setSecret(null);
  };

  return (
    <Section title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography color="text.secondary" sx={{ flex: 1, minWidth: 200 }}>
          {lead}
        </Typography>
        <Button
          variant="outlined"
          disabled={disabled}
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => setOpen(true)}
          sx={{ minHeight: 36 }}
        >
          {action}
        </Button>
      </Box>
      {list}
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogHeader id={titleId} title={action} onClose={close} />
        {secret === null ? form(onIssued) : <DialogContent dividers>{issued(secret)}</DialogContent>}
      </Dialog>
    </Section>
  );
};
