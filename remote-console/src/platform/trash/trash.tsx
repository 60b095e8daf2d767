import { Trash2 } from 'lucide-react';
import { useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import { contract, trashResources } from 'shared/contract';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { source } from '../../components/forms/source';
import { useT } from '../../components/i18n';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { type TrashedRow, trashI18n, trashLabels } from './i18n';

type List = typeof contract.console.trash.list;
const s = source<TrashedRow>();
const filter = filterName<List>();

const RestoreButton = () => {
  const t = trashI18n.useT();
  const refresh = useRefresh();
  const row = useRecordContext<TrashedRow & { id: string }>();
  if (!row) return null;
  const params = { resource: row.resource, id: row._id };
  return (
    <ConfirmButton
      variant="outlined"
      label={t('restore')}
      aria-label={`${t('restore')}: ${row.title}`}
      question={t('restoreQuestion')}
      doneMessage={t('restored')}
      onConfirm={async () => {
        await api.console.trash.restore({ params, body: {} });
        refresh();
      }}
    />
  );
};

/** Deleted records that can still be restored. */
const TrashList = () => {
  const t = useT();
  return (
    <RecordList<List>
      search={null}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sorts={['deletedAt']}
      tabs={<FilterTabs field={filter('resource')} values={trashResources} />}
      card={{
        title: ({ title }) => title,
        text: () => <DateTimeField source={s('purgeAt')} />,
        aside: () => <RestoreButton />,
      }}
    >
      <Column source={s('title')} />
      <StatusColumn source={s('resource')} />
      <Column source={s('deletedAt')} field={DateTimeField} />
      <Column source={s('deletedBy')} />
      <Column source={s('purgeAt')} field={DateTimeField} />
      <Column label={t('actions')} field={RestoreButton} />
    </RecordList>
  );
};

export const trash = defineResource({
  name: 'trash',
  labels: trashLabels,
  menu: { group: 'system', order: 20, Icon: Trash2 },
  store: createListStore('trash', api.console.trash, contract.console.trash),
  recordTitle: s('title'),
  List: TrashList,
});
