import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { maxLength, TextInput } from 'react-admin';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { source } from '../../components/forms/source';
import { CanaryDialog } from './CanaryDialog';
import type { ReleaseAction } from './change-release';
import { releaseI18n } from './i18n';
import { type ListedAction, listActions, type Place } from './list-actions';
import { useChangeRelease } from './use-change-release';

interface Draft {
  why: string;
}

const s = source<Draft>();

/** What changes for readers at once, in red. */
const urgent: readonly ReleaseAction[] = ['rollback', 'disable'];

interface DialogProps extends Place {
  action: Exclude<ReleaseAction, 'share' | 'promoteCanary' | 'cancel'>;
  onClose: () => void;
}

/** Says what will happen, and asks for the reason, which the audit log has. */
const ReleaseActionDialog = ({ action, channel, release: { name, version }, former, onClose }: DialogProps) => {
  const t = releaseI18n.useT();
  const change = useChangeRelease();
  const target = action === 'promote' ? 'stable' : channel;
  const submit = async ({ why }: Draft) => {
    const origin = action === 'promote' && { from: channel };
    await change({ action, remotes: [name], channel: target, ...origin, why });
    onClose();
  };
  return (
    <FormDialog
      title={t(action)}
      lead={`${t(`lead_${action}`, { name, version, channel, former: former?.version ?? '' })} ${t(target === 'stable' ? 'forEverybody' : 'forChannel', { channel: target })}`}
      submit={t(action)}
      tone={urgent.includes(action) ? 'error' : 'primary'}
      defaults={{ why: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput source={s('why')} label={t('why')} helperText={t('whyHint')} validate={maxLength(500)} />
    </FormDialog>
  );
};

/** Buttons for what can be done with a remote in a channel; each asks first. */
export const ReleaseActions = (place: Place) => {
  const t = releaseI18n.useT();
  const [action, setAction] = useState<ListedAction | null>(null);
  const group = useRef<HTMLElement>(null);
  const returnsFocus = useRef(false);
  const actions = listActions(place);
  const shown = actions.join();
  // The button to which the focus returns may be gone, such as that of the only rollback, or go a moment later, when the change is shown.
  useEffect(() => {
    if (action !== null) returnsFocus.current = true;
    else if (returnsFocus.current && shown && document.activeElement === document.body) {
      returnsFocus.current = false;
      group.current?.focus();
    }
  }, [action, shown]);
  return (
    <Box
      ref={group}
      role="group"
      aria-label={`${place.release.name}, ${place.channel}`}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mt: 'auto', mx: -1 }}
    >
      {actions.map((each) => (
        <Button
          key={each}
          color={urgent.includes(each) ? 'error' : 'primary'}
          onClick={() => setAction(each)}
          aria-label={`${t(each)}: ${place.release.name}, ${place.channel}`}
          sx={{ minHeight: { xs: 44, md: 36 } }}
        >
          {t(each)}
        </Button>
      ))}
      {action === 'share' && <CanaryDialog action="share" {...place.release} onClose={() => setAction(null)} />}
      {action && action !== 'share' && (
        <ReleaseActionDialog {...place} action={action} onClose={() => setAction(null)} />
      )}
    </Box>
  );
};
