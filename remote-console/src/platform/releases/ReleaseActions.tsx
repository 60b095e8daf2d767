import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { maxLength, TextInput, useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { source } from '../../components/forms/source';
import { changeRelease, type ReleaseAction } from './change-release';
import { releaseI18n } from './i18n';
import { listActions } from './list-actions';
import type { ChannelRelease } from './release-facts';
import type { Build } from './use-releases';
import { useReloadReleases } from './use-releases';

interface Draft {
  why: string;
}

const s = source<Draft>();

/** What changes for readers at once, in red. */
const urgent: readonly ReleaseAction[] = ['rollback', 'disable'];

interface Props {
  channel: string;
  release: ChannelRelease;
  former: Build | undefined;
}

interface DialogProps extends Props {
  action: ReleaseAction;
  onClose: () => void;
}

/** Says what will happen, and asks for the reason, which the audit log has. */
const ReleaseActionDialog = ({ action, channel, release: { name, version }, former, onClose }: DialogProps) => {
  const t = releaseI18n.useT();
  const notify = useNotify();
  const reload = useReloadReleases();
  const target = action === 'promote' ? 'stable' : channel;
  const submit = async ({ why }: Draft) => {
    const { audited, revision } = await changeRelease({
      action,
      remotes: [name],
      channel: target,
      ...(action === 'promote' && { from: channel }),
      why: why?.trim() || null,
    }).catch((cause: unknown) => {
      if (!(cause instanceof ApiFailure) || cause.code === 'network') throw cause;
      throw new ApiFailure(cause.status, cause.code, t('refused', { reason: cause.message }));
    });
    await reload(revision);
    notify(t(audited ? 'done' : 'doneUnaudited'), { type: audited ? 'info' : 'warning' });
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
export const ReleaseActions = (props: Props) => {
  const t = releaseI18n.useT();
  const [action, setAction] = useState<ReleaseAction | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mt: 'auto', mx: -1 }}>
      {listActions(props).map((each) => (
        <Button
          key={each}
          color={urgent.includes(each) ? 'error' : 'primary'}
          onClick={() => setAction(each)}
          aria-label={`${t(each)}: ${props.release.name}, ${props.channel}`}
          sx={{ minHeight: { xs: 44, md: 36 } }}
        >
          {t(each)}
        </Button>
      ))}
      {action && <ReleaseActionDialog {...props} action={action} onClose={() => setAction(null)} />}
    </Box>
  );
};
