import { ScrollText } from 'lucide-react';
import { SelectInput, type SelectInputProps } from 'react-admin';
import { api } from 'shared/client';
import { type AuditEntry, auditActions, auditKinds, contract } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { useT } from '../../components/i18n';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LabelledSearchInput } from '../../components/inputs/LabelledSearchInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { StaffInput } from '../../components/inputs/StaffInput';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createReadStore } from '../../data/resource-store';
import { useConsoleResources } from '../../data/resources-context';
import { AuditShow } from './AuditShow';
import { getAuditNames, useAuditLabel } from './audited-resources';
import { auditI18n, auditLabels } from './i18n';
import { actionTones } from './status-tones';

type List = typeof contract.console.audit.list;
const s = source<AuditEntry>();
const filter = filterName<List>();

const Search = ({ source }: { source: string }) => {
  const t = auditI18n.useT();
  return <LabelledSearchInput source={source} hint={t('searchHint')} />;
};

const AuditNameInput = (props: SelectInputProps) => {
  const getAuditLabel = useAuditLabel();
  const names = getAuditNames(useConsoleResources());
  return (
    <SelectInput choices={names.map((id) => ({ id, name: getAuditLabel(id) }))} translateChoice={false} {...props} />
  );
};

const filters = [
  <ChoiceInput key="action" source={filter('action')} values={auditActions} alwaysOn />,
  <AuditNameInput key="resource" source={filter('resource')} />,
  <StaffInput key="actor" source={filter('actor')} label="resources.audit.fields.actor.username" />,
  <SeoulDateTimeInput key="from" source={filter('from')} label="resources.audit.period.from" helperText={false} />,
  <SeoulDateTimeInput key="to" source={filter('to')} label="resources.audit.period.to" helperText={false} />,
];

/** The audit log: who did what, when and from where. */
const AuditList = () => {
  const t = useT();
  const getAuditLabel = useAuditLabel();
  return (
    <RecordList<List>
      filters={filters}
      search={<Search key="q" source={filter('q')} {...{ alwaysOn: true }} />}
      sort={{ field: 'at', order: 'DESC' }}
      sorts={['at']}
      hiddenColumns={['requestId', 'actor.role']}
      tabs={<FilterTabs field={filter('kind')} values={auditKinds} />}
      defaultFilters={{ kind: 'CHANGE' }}
      exportFields={['at', 'actor.username', 'actor.role', 'action', 'resource', 'record.name', 'ip', 'reason']}
      card={{
        title: ({ actor, resource, record }) =>
          [actor.username || t('system'), getAuditLabel(resource), record?.name].filter(Boolean).join(' · '),
        text: ({ at, ip }) => `${formatDateTime(at)} · ${ip}`,
        aside: () => <StatusField source={s('action')} tones={actionTones} />,
      }}
    >
      <Column source={s('at')} render={({ at }) => <RecordLink>{formatDateTime(at as string)}</RecordLink>} />
      <Column
        source={s('actor.username')}
        render={(entry) => (entry as unknown as AuditEntry).actor.username || t('system')}
      />
      <StatusColumn source={s('actor.role')} />
      <StatusColumn source={s('action')} tones={actionTones} />
      <Column source={s('resource')} render={({ resource }) => getAuditLabel(resource as string)} />
      <Column source={s('record.name')} render={(entry) => (entry as unknown as AuditEntry).record?.name} />
      <Column source={s('reason')} />
      <Column source={s('ip')} />
      <Column source={s('requestId')} />
    </RecordList>
  );
};

export const auditLog = defineResource({
  name: 'audit',
  labels: auditLabels,
  menu: { group: 'system', order: 10, Icon: ScrollText },
  store: createReadStore('audit', api.console.audit, contract.console.audit),
  recordTitle: s('requestId'),
  List: AuditList,
  Edit: AuditShow,
});
