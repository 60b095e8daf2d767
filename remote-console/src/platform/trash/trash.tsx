import { Trash2 } from 'lucide-react';
import { SelectInput, type SelectInputProps, useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import { contract, trashResources } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { source } from '../../components/forms/source';
import { useT } from '../../components/i18n';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { useAuditLabel } from '../audit/audited-resources';
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
      question={t('restoreQuestion', { name: row.title })}
      doneMessage={t('restored')}
      onConfirm={async () => {
        await api.console.trash.restore({ params, body: {} });
        refresh();
      }}
    />
  );
};

const KindInput = (props: SelectInputProps) => {
  const getLabel = useAuditLabel();
  const choices = trashResources.map((id) => ({ id, name: getLabel(id) }));
  return <SelectInput choices={choices} translateChoice={false} {...props} />;
};

/** When a record is deleted for good. */
const PurgeField = () => {
  const t = trashI18n.useT();
  const row = useRecordContext<TrashedRow & { id: string }>();
  return row?.purgeAt ? <DateTimeField source={s('purgeAt')} /> : t('unlimited');
};

const filters = [<KindInput key="resource" source={filter('resource')} {...{ alwaysOn: true }} />];

/** Deleted records that can still be restored. */
const TrashList = () => {
  const t = useT();
  const getLabel = useAuditLabel();
  return (
    <RecordList<List>
      filters={filters}
      period={false}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sorts={['deletedAt']}
      card={{
        title: ({ title, resource }) => `${getLabel(resource)} · ${title}`,
        text: ({ deletedAt, deletedBy }) => [formatDateTime(deletedAt), deletedBy].filter(Boolean).join(' · '),
        aside: () => <RestoreButton />,
      }}
    >
      <Column source={s('title')} />
      <Column source={s('resource')} render={({ resource }) => getLabel(resource as string)} />
      <Column source={s('deletedAt')} field={DateTimeField} />
      <Column source={s('deletedBy')} />
      <Column source={s('purgeAt')} field={PurgeField} />
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
