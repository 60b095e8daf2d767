import { Button, DialogActions, DialogContent } from '@mui/material';
import { maxLength, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { ConsoleForm } from '../../components/forms/ConsoleForm';
import { source } from '../../components/forms/source';
import { useSubmit } from '../../components/forms/use-submit';
import { toTopLevelField } from '../../data/http-error';
import type { Releases } from '../releases/use-releases';
import { deployTokenI18n } from './i18n';

interface Draft {
  name: string;
  remotes: string[];
  channels: string[];
  /** How long it is valid; 0 without an end. */
  days: number;
}

const s = source<Draft>();
const dayMs = 24 * 60 * 60 * 1000;
const dayChoices = [30, 90, 365, 0] as const;

interface Props {
  /** What runs, to choose from; remotes and channels that do not run yet can be typed. */
  releases: Releases | undefined;
  onCreated: (secret: string) => void;
}

const unique = (names: string[]) => [...new Set(names)].sort();

/** Creates a deploy token: for which team, which remotes and channels, and for how long. */
export const CreateDeployTokenForm = ({ releases, onCreated }: Props) => {
  const t = deployTokenI18n.useT();

  const create = async ({ name = '', remotes = [], channels = [], days = 90 }: Partial<Draft>) => {
    const expiresAt = days === 0 ? null : new Date(Date.now() + days * dayMs).toISOString();
    const { secret } = await api.console.deployTokens.create({ body: { name, remotes, channels, expiresAt } });
    onCreated(secret);
  };
  const { busy, submit } = useSubmit(create, toTopLevelField);

  const running = releases?.channels ?? [];
  const defaultValues: Partial<Draft> = { days: 90, remotes: [], channels: [] };

  return (
    <ConsoleForm record={{}} defaultValues={defaultValues} onSubmit={submit}>
      <DialogContent dividers>
        <TextInput
          source={s('name')}
          label={t('name')}
          helperText={t('nameHint')}
          validate={[required(), maxLength(60)]}
        />
        <TextArrayInput
          source={s('remotes')}
          label={t('remotes')}
          options={unique(running.flatMap((channel) => channel.releases.map(({ name }) => name)))}
          helperText={t('remotesHint')}
          validate={required()}
        />
        <TextArrayInput
          source={s('channels')}
          label={t('channels')}
          options={unique(running.map(({ channel }) => channel))}
          helperText={t('channelsHint')}
          validate={required()}
        />
        <SelectInput
          source={s('days')}
          label={t('days')}
          choices={dayChoices.map((days) => ({ id: days, name: t(`d${days}`) }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('create')}
        </Button>
      </DialogActions>
    </ConsoleForm>
  );
};
