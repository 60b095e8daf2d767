import { api } from 'shared/client';
import type { Permit } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { IssuedList } from './IssuedList';
import { IssuedRow } from './IssuedRow';
import { permitI18n } from './i18n';

export const permitsKey = 'permits';

const PermitRow = ({ permit, onRevoke }: { permit: Permit; onRevoke: () => void }) => {
  const t = permitI18n.useT();
  const language = useLanguage();
  const { state, note, remotes, revokedAt, expiresAt, createdBy } = permit;
  const when = formatDateLong(revokedAt ?? expiresAt, language, true);
  return (
    <IssuedRow
      state={state}
      stateLabel={t(state)}
      title={note}
      lines={[remotes.join(', ')]}
      end={t(state === 'revoked' ? 'revokedAt' : 'until', { when })}
      createdBy={createdBy}
      revokeLabel={t('revoke')}
      onRevoke={onRevoke}
    />
  );
};

/** The permits that were issued, newest first. */
export const PermitList = () => {
  const t = permitI18n.useT();
  return (
    <IssuedList
      queryKey={permitsKey}
      load={async (query) => {
        const { permits, total } = await api.console.permits.list({ query });
        return { rows: permits, total };
      }}
      row={(permit, onRevoke) => <PermitRow key={permit._id} permit={permit} onRevoke={onRevoke} />}
      revoke={({ _id }) => api.console.permits.revoke({ params: { id: _id } })}
      question={(permit) => t('revokeLead', { note: permit?.note ?? '' })}
      texts={{
        empty: t('noPermits'),
        failed: t('permitsFailed'),
        revoke: t('revoke'),
        revokeTitle: t('revokeTitle'),
        revoked: t('revokedNotice'),
      }}
    />
  );
};
