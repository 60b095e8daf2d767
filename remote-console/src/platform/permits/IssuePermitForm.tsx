import { Button, DialogActions, DialogContent } from '@mui/material';
import { AutocompleteArrayInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { formatDateTime } from 'shared/format';
import { ConsoleForm } from '../../components/forms/ConsoleForm';
import { source } from '../../components/forms/source';
import { useSubmit } from '../../components/forms/use-submit';
import { toTopLevelField } from '../../data/http-error';
import type { Releases } from '../releases/use-releases';
import { permitI18n } from './i18n';

interface Draft {
  remotes: string[];
  note: string;
  hours: number;
}

const s = source<Draft>();
const hourMs = 60 * 60 * 1000;
const hourChoices = [1, 8, 24, 72, 168] as const;
/** Subtracted so that the longest choice does not exceed the API's limit of one week on arrival. */
const clockToleranceMs = 60_000;

interface Props {
  releases: Releases;
  onIssued: (link: string) => void;
}

/** Issues a permit for unreleased remotes: which ones, for what purpose and for how long. */
export const IssuePermitForm = ({ releases, onIssued }: Props) => {
  const t = permitI18n.useT();

  const issue = async ({ remotes = [], note = '', hours = 8 }: Partial<Draft>) => {
    const expiresAt = new Date(Date.now() + hours * hourMs - clockToleranceMs).toISOString();
    const { token } = await api.console.permits.create({ body: { remotes, note, expiresAt } });
    const names = remotes.map(encodeURIComponent).join(',');
    onIssued(`${location.origin}/?remotes=${names}&permit=${token}`);
  };
  const { busy, submit } = useSubmit(issue, toTopLevelField);

  const choices = [
    ...releases.channels
      .filter(({ channel }) => channel !== 'stable')
      .map(({ channel }) => ({ id: channel, name: t('channel', { channel }) })),
    ...releases.builds.map(({ name, version, builtAt }) => ({
      id: `${name}@${version}`,
      name: `${name}@${version} · ${formatDateTime(builtAt).slice(0, 16)}`,
    })),
  ];
  const defaultValues: Partial<Draft> = { hours: 8, remotes: [] };

  return (
    <ConsoleForm record={{}} defaultValues={defaultValues} onSubmit={submit}>
      <DialogContent dividers>
        <AutocompleteArrayInput
          source={s('remotes')}
          label={t('remotes')}
          choices={choices}
          translateChoice={false}
          validate={required()}
          helperText={t('remotesHint')}
        />
        <TextInput
          source={s('note')}
          label={t('note')}
          helperText={t('noteHint')}
          validate={[required(), maxLength(200)]}
        />
        <SelectInput
          source={s('hours')}
          label={t('hours')}
          choices={hourChoices.map((hours) => ({ id: hours, name: t(`h${hours}`) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('issue')}
        </Button>
      </DialogActions>
    </ConsoleForm>
  );
};
