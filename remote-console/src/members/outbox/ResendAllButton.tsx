import { useDataProvider, useListContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { OutboxEntry } from 'shared/contract';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { fetchAllRows } from '../../data/fetch-all-rows';
import { mailI18n } from './i18n';

/** Sends all failed messages of the filtered list again, after a failure of the mail server for instance. */
export const ResendAllButton = () => {
  const t = mailI18n.useT();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { resource, filterValues, sort, total } = useListContext();
  if (filterValues.status !== 'FAILED' || !total) return null;
  return (
    <ConfirmButton
      variant="outlined"
      label={t('resendAll', { count: total })}
      question={t('resendQuestion')}
      doneMessage={t('resent')}
      onConfirm={async () => {
        const rows = await fetchAllRows<OutboxEntry>(dataProvider, resource, { sort, filter: filterValues });
        // One after the other; a message that was sent meanwhile is refused, which is no error here.
        for (const { _id } of rows)
          await api.console.outbox.resend({ params: { id: _id }, body: {} }).catch(() => null);
        refresh();
      }}
    />
  );
};
