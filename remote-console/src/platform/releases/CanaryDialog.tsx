import { maxLength, maxValue, minValue, NumberInput, required, TextInput, useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { source } from '../../components/forms/source';
import { changeRelease } from './change-release';
import { releaseI18n } from './i18n';
import { useReloadReleases } from './use-releases';

interface Draft {
  share: number;
  why: string;
}

const s = source<Draft>();
const usualShare = 5;
/** Everybody would get it at 100: that is a promotion. */
const maxShare = 99;

interface Props {
  action: 'share' | 'promoteCanary' | 'cancel';
  name: string;
  /** Of the canary. */
  version: string;
  /** Of the readers (per cent), now; undefined for a new one. */
  share?: number;
  onClose: () => void;
}

/** Begins a canary, changes its share, gives it to everybody or takes it back; asks for the reason, which the audit log has. */
export const CanaryDialog = ({ action, name, version, share, onClose }: Props) => {
  const t = releaseI18n.useT();
  const notify = useNotify();
  const reload = useReloadReleases();
  const submit = async (draft: Draft) => {
    const { audited, revision } = await changeRelease({
      action,
      remotes: [name],
      channel: 'stable',
      ...(action === 'share' && { shares: [Number(draft.share)], version }),
      why: draft.why?.trim() || null,
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
      lead={t(`lead_${action}`, { name, version })}
      submit={t(action)}
      tone={action === 'cancel' ? 'error' : 'primary'}
      defaults={{ share: share ?? usualShare, why: '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      {action === 'share' && (
        <NumberInput
          source={s('share')}
          label={t('shareOfReaders')}
          min={1}
          max={maxShare}
          validate={[required(), minValue(1), maxValue(maxShare)]}
        />
      )}
      <TextInput source={s('why')} label={t('why')} helperText={t('whyHint')} validate={maxLength(500)} />
    </FormDialog>
  );
};
