import { useDataProvider, useListContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { OutboxEntry } from 'shared/contract';
import { allRows } from '../../data/all-rows';
import { AskedButton } from '../../parts/AskedButton';
import { mailI18n } from './i18n';

/** After the mail server was away: all that failed, as it is filtered, goes out again. */
export const ResendAll = () => {
  const t = mailI18n.useT();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { resource, filterValues, sort, total } = useListContext();
  if (filterValues.status !== 'FAILED' || !total) return null;
  return (
    <AskedButton
      variant="outlined"
      label={t('resendAll', { count: total })}
      ask={t('resendAsk')}
      done={t('resent')}
      act={async () => {
        const rows = await allRows<OutboxEntry>(dataProvider, resource, { sort, filter: filterValues });
        // One after the other: what was sent again meanwhile is refused and left alone.
        for (const { _id } of rows)
          await api.console.outbox.resend({ params: { id: _id }, body: {} }).catch(() => null);
        refresh();
      }}
    />
  );
};
