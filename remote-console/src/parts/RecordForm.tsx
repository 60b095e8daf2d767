import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useCallback, useRef } from 'react';
import { DeleteButton, Form, type FormProps, SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useT } from './i18n';
import { Refusals } from './Refusals';
import { StaleDialog } from './StaleDialog';

const SaveBar = ({ removable }: { removable: boolean }) => {
  const t = useT();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        mt: 3,
        py: 1.5,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <SaveButton size="medium" />
      <Typography variant="body2" role="status" sx={{ flex: 1, color: 'warning.main' }}>
        {dirty && t('unsaved')}
      </Typography>
      {removable && <DeleteButton mutationMode="pessimistic" />}
    </Stack>
  );
};

interface Props extends Omit<FormProps, 'children'> {
  children: ReactNode;
  /** What is decided about the record rather than written in it: beside it, and below it on a phone. */
  side?: ReactNode;
  removable?: boolean;
}

/** A form of the console: main column, side column, bar to save. Asks before what was typed is left behind. */
export const RecordForm = ({ children, side, removable = false, ...rest }: Props) => {
  const here = useRef<HTMLDivElement>(null);
  const submit = useCallback(() => here.current?.closest('form')?.requestSubmit(), []);
  const focus = useCallback(() => here.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(), []);
  return (
    <Form warnWhenUnsavedChanges noValidate {...rest}>
      <Box ref={here} sx={{ pt: 2 }}>
        <Refusals />
        <Box sx={side ? { display: 'grid', columnGap: 4, gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' } } : {}}>
          <Box sx={{ minWidth: 0 }}>{children}</Box>
          {side && <Box sx={{ minWidth: 0 }}>{side}</Box>}
        </Box>
        <SaveBar removable={removable} />
      </Box>
      <StaleDialog submit={submit} focus={focus} />
    </Form>
  );
};
