import { api } from 'shared/client';
import type { DeployToken } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { IssuedList } from '../permits/IssuedList';
import { IssuedRow } from '../permits/IssuedRow';
import { deployTokenI18n } from './i18n';

export const deployTokensKey = 'deployTokens';

const DeployTokenRow = ({ token, onRevoke }: { token: DeployToken; onRevoke: () => void }) => {
  const t = deployTokenI18n.useT();
  const language = useLanguage();
  const { state, name, remotes, channels, expiresAt, revokedAt, lastUsedAt, createdBy } = token;
  const format = (instant: string) => formatDateLong(instant, language, true);
  const end = revokedAt
    ? t('revokedAt', { when: format(revokedAt) })
    : expiresAt
      ? t('until', { when: format(expiresAt) })
      : t('endless');
  return (
    <IssuedRow
      state={state}
      stateLabel={t(state)}
      title={name}
      lines={[
        t('scope', { remotes: remotes.join(', '), channels: channels.join(', ') }),
        lastUsedAt ? t('usedAt', { when: format(lastUsedAt) }) : t('unused'),
      ]}
      end={end}
      createdBy={createdBy}
      revokeLabel={t('revoke')}
      onRevoke={onRevoke}
    />
  );
};

/** The tokens with which teams deploy, newest first. */
export const DeployTokenList = () => {
  const t = deployTokenI18n.useT();
  return (
    <IssuedList
      queryKey={deployTokensKey}
      load={async (query) => {
        const { deployTokens, total } = await api.console.deployTokens.list({ query });
        return { rows: deployTokens, total };
      }}
      row={(token, onRevoke) => <DeployTokenRow key={token._id} token={token} onRevoke={onRevoke} />}
      revoke={({ _id }) => api.console.deployTokens.revoke({ params: { id: _id } })}
      question={(token) => t('revokeLead', { name: token?.name ?? '' })}
      texts={{
        empty: t('empty'),
        failed: t('failed'),
        revoke: t('revoke'),
        revokeTitle: t('revokeTitle'),
        revoked: t('revokedNotice'),
      }}
    />
  );
};
