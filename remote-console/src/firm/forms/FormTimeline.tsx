import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useRecordContext } from 'react-admin';
import type { Form } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { useStaff } from '../../data/use-staff';
import { AppointmentDialog } from './AppointmentDialog';
import { CallOffDialog } from './CallOffDialog';
import { LinkDialog } from './LinkDialog';
import { StepDialog } from './StepDialog';
import { timelineI18n } from './timeline-i18n';

const StepList = ({ steps }: Pick<Form, 'steps'>) => {
  const t = timelineI18n.useT();
  const language = useLanguage();
  const staff = useStaff().data?.staff;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
      {steps.map(({ kind, at, by, start, message, note }) => (
        <Box component="li" key={`${kind} ${at}`} sx={{ pb: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {t(kind)}
            {start && ` · ${formatDateLong(start, language, true)}`}
          </Typography>
          <Typography variant="caption" component="p" color="text.secondary">
            {by ? staff?.find(({ _id }) => _id === by)?.name : t('client')} · {formatDateLong(at, language, true)}
          </Typography>
          {message && (
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {t('toClient')}: {message}
            </Typography>
          )}
          {note && (
            <Typography color="text.secondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {t('internal')}: {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};

const dialogs = { step: StepDialog, appointment: AppointmentDialog, callOff: CallOffDialog, link: LinkDialog };

/** What happened to a consultation, and what the firm does next: confirm or move the hour, note a call, send the link. */
export const FormTimeline = () => {
  const t = timelineI18n.useT();
  const language = useLanguage();
  const form = useRecordContext<Form & { id: string }>();
  const { refetch } = useEditContext();
  const isDirty = useUnsavedChanges();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!form) return null;
  const { steps, appointment, status, code } = form;
  const isOpen = code === 'consult' && status !== 'CLOSED' && status !== 'SPAM';
  const isAhead = appointment !== null && Date.parse(appointment.start) > Date.now();
  const Dialog = open && dialogs[open];
  const actions = [
    isOpen && (['appointment', appointment?.status === 'REQUESTED' ? 'confirm' : isAhead ? 'move' : 'book'] as const),
    isOpen && isAhead && (['callOff', 'callOff'] as const),
    ['step', 'addStep'] as const,
    ['link', 'link'] as const,
  ].filter((action) => action !== false);
  return (
    <>
      {appointment && (
        <Alert severity={appointment.status === 'REQUESTED' ? 'warning' : 'success'} sx={{ mb: 2 }}>
          {t(appointment.status === 'REQUESTED' ? 'requested' : 'confirmed', {
            when: formatDateLong(appointment.start, language, true),
          })}
        </Alert>
      )}
      <StepList steps={steps} />
      {isDirty && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('saveBefore')}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions.map(([dialog, label]) => (
          <Button
            key={dialog}
            variant="outlined"
            disabled={isDirty}
            onClick={() => setOpen(dialog)}
            sx={{ minHeight: { xs: 44, md: 34 } }}
          >
            {t(label)}
          </Button>
        ))}
      </Stack>
      {Dialog && <Dialog form={form} reload={refetch} onClose={() => setOpen(null)} />}
    </>
  );
};
