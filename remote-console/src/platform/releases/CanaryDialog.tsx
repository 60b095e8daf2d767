import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { source } from '../../components/forms/source';
import { releaseI18n } from './i18n';
import { useChangeRelease } from './use-change-release';

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
  const change = useChangeRelease();
  const submit = async (draft: Draft) => {
    const shared = action === 'share' && ({ shares: [Number(draft.share)], version } as const);
    await change({ action, remotes: [name], channel: 'stable', ...shared, why: draft.why });
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
