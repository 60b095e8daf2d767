import { Box, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useRef } from 'react';
import { type FormProps, SaveButton, useRecordContext, useResourceContext } from 'react-admin';
import { focusInView } from 'shared/ui';
import { useT } from '../i18n';
import { RecordDeleteButton } from '../trash/RecordDeleteButton';
import { ConsoleForm } from './ConsoleForm';
import { FormDraft } from './FormDraft';
import { FormErrors } from './FormErrors';
import { StaleDialog } from './StaleDialog';
import { useUnsavedChanges } from './use-unsaved-changes';

const SaveBar = ({ removable }: { removable: boolean }) => {
  const t = useT();
  const isDirty = useUnsavedChanges();
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
        {isDirty && t('unsaved')}
      </Typography>
      {removable && <RecordDeleteButton />}
    </Stack>
  );
};

/** What gets the focus stays clear of the bar to save, and of a notice that stands on it. */
const clearOfSaveBar = {
  '& :is([data-field], input, textarea, button, [contenteditable])': { scrollMarginBottom: 120 },
};

interface Props extends Omit<FormProps, 'children'> {
  children: ReactNode;
  /** Second column, below the first on a narrow screen. */
  side?: ReactNode;
  /** On a narrow screen the second column stands above the first: its actions before long texts that are only read. */
  sideFirst?: boolean;
  removable?: boolean;
}

/** The form of a record with a bar to save and delete. Warns before unsaved changes are left. */
export const RecordForm = ({ children, side, sideFirst = false, removable = false, ...rest }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const resource = useResourceContext();
  const record = useRecordContext();
  const submit = useCallback(() => ref.current?.closest('form')?.requestSubmit(), []);
  const focus = useCallback(() => {
    const button = ref.current?.querySelector<HTMLElement>('[type="submit"]');
    if (button) focusInView(button);
  }, []);
  const main = (
    <Box key="main" sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
  const aside = side && (
    <Box key="side" sx={{ minWidth: 0 }}>
      {side}
    </Box>
  );
  return (
    <ConsoleForm warnWhenUnsavedChanges disableInvalidFormNotification {...rest}>
      <Box ref={ref} sx={{ pt: 2, ...clearOfSaveBar }}>
        <FormErrors />
        <Box
          sx={
            side
              ? { display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' } }
              : {}
          }
        >
          {isNarrow && sideFirst ? [aside, main] : [main, aside]}
        </Box>
        <SaveBar removable={removable} />
      </Box>
      <FormDraft name={`${resource}/${record?.id ?? 'create'}`} />
      <StaleDialog submit={submit} focus={focus} />
    </ConsoleForm>
  );
};
