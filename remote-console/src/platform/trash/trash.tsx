import { useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import { trashed } from 'shared/contract';
import { AskedButton } from '../../parts/AskedButton';
import { Column } from '../../parts/Column';
import { useT } from '../../parts/i18n';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { type TrashedRow, trashI18n } from './i18n';

const s = source<TrashedRow>();

const Above = () => {
  const t = trashI18n.useT();
  return <ValueTabs field={s('resource')} values={trashed} label={t('kinds')} all={t('all')} />;
};

const Restore = () => {
  const t = trashI18n.useT();
  const refresh = useRefresh();
  const row = useRecordContext<TrashedRow & { id: string }>();
  if (!row) return null;
  const params = { resource: row.resource, id: row._id };
  return (
    <AskedButton
      variant="outlined"
      label={t('restore')}
      aria-label={`${t('restore')}: ${row.title}`}
      ask={t('ask')}
      done={t('restored')}
      act={async () => {
        await api.console.trash.restore({ params, body: {} });
        refresh();
      }}
    />
  );
};

/** What was deleted lately, and the way back. */
export const TrashList = () => {
  const t = useT();
  return (
    <RecordList<TrashedRow>
      readOnly
      opens={false}
      filters={[]}
      sort={{ field: s('deletedAt'), order: 'DESC' }}
      sorts={[s('deletedAt')]}
      above={<Above />}
      card={{ title: ({ title }) => title, text: () => <WhenField source={s('purgeAt')} />, mark: () => <Restore /> }}
    >
      <Column source={s('title')} disableSort />
      <Column source={s('resource')} disableSort>
        <StatusField source={s('resource')} />
      </Column>
      <Column source={s('deletedAt')} field={WhenField} />
      <Column source={s('deletedBy')} disableSort />
      <Column source={s('purgeAt')} field={WhenField} disableSort />
      <Column label={t('acts')} disableSort field={Restore} />
    </RecordList>
  );
};
